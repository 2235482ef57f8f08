// The files that a person chooses or drops on the page, those in folders within folders too. Each comes with
// its path, which a file within a folder that was dropped does not know itself.

/// The pictures among files, in the order of their paths: of 2.jpg and 10.jpg, 2.jpg comes first.
function picturesAmong(files) {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return files.filter(({ file }) => file.type.startsWith("image/"))
    .sort((a, b) => compare(a.path, b.path)).map(({ file }) => file);
}

/// The files that were chosen, or all of a folder that was.
function chosenFiles(list) {
  return Array.from(list, (file) => ({ file, path: file.webkitRelativePath || file.name }));
}

/// The files that were dropped, and those in folders that were.
async function droppedFiles(transfer) {
  // All of this is there only as long as the event is handled.
  const items = [...transfer.items].filter(({ kind }) => kind === "file");
  const entries = items.map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  // To a page that was opened from disk, Chromium gives entries that cannot be read. Others have no handles.
  const handles = items.map((item) => item.getAsFileSystemHandle?.()).filter(Boolean);
  try {
    if (handles.length > 0) return await allFiles(await Promise.all(handles), filesOfHandle);
  } catch {
    // Some folders, such as that of all downloads, are kept from handles.
  }
  return allFiles(entries, filesOfEntry);
}

async function allFiles(places, read) {
  return (await Promise.all(places.filter(Boolean).map((place) => read(place)))).flat();
}

/// A file, or nothing where there is one that cannot be read.
const readable = (file, path) => (file ? [{ file, path }] : []);

async function filesOfHandle(handle, folder = "") {
  const path = `${folder}/${handle.name}`;
  if (handle.kind === "file") return readable(await handle.getFile().catch(() => null), path);
  const inner = [];
  for await (const one of handle.values()) inner.push(one);
  return allFiles(inner, (one) => filesOfHandle(one, path));
}

async function filesOfEntry(entry) {
  if (entry.isFile) {
    const file = new Promise((resolve) => entry.file(resolve, () => resolve(null)));
    return readable(await file, entry.fullPath);
  }
  const reader = entry.createReader();
  const inner = [];
  for (;;) {
    // A reader gives a hundred entries at a time, and none at the end.
    const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return allFiles(inner, filesOfEntry);
    inner.push(...some);
  }
}
