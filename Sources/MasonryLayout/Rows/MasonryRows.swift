/// The names of settings of rows.
public enum MasonryRows {}
