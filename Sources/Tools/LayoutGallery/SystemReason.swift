import Foundation

/// What the system says went wrong with a file, for example "No such file or directory".
///
/// Foundation's own descriptions name neither the file nor, mostly, the reason.
func systemReason(of error: any Error) -> String {
  guard let cause = (error as? CocoaError)?.underlying as? POSIXError else {
    return error.localizedDescription
  }
  return String(cString: strerror(cause.code.rawValue))
}
