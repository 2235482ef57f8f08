public import CGtk4

/// A pointer to a widget of any class.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// The pointer to an instance as that of another class, unchecked: what `GTK_WINDOW()` does in C.
  public func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The pointer as one to a class whose fields are private.
  public var opaque: OpaquePointer { OpaquePointer(self) }
}

/// Connects a closure to a signal of an instance; the parameters of the signal are left out.
///
/// The instance owns the closure. The result is the handler to disconnect.
@discardableResult
public func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void
) -> gulong {
  // Swapped, the data comes first, whatever the parameters are.
  let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { body in
    body.map { Unmanaged<Closure>.fromOpaque($0).takeUnretainedValue().body() }
  }
  return g_signal_connect_data(
    instance, signal, unsafeBitCast(call, to: GCallback.self),
    Unmanaged.passRetained(Closure(body)).toOpaque(),
    { body, _ in body.map { Unmanaged<Closure>.fromOpaque($0).release() } }, G_CONNECT_SWAPPED)
}

private final class Closure {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Logs an error as a warning, as `g_warning()` does, which Swift cannot call.
func logWarning(_ error: any Error) {
  "\(error)".withCString { message in
    withVaList([message]) { g_logv("GtkLayouts", G_LOG_LEVEL_WARNING, "%s", $0) }
  }
}
