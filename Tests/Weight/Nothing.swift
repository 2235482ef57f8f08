@main enum App {
  static func main() { print(CommandLine.arguments.count) }
}
