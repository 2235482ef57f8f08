#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Bionic)
import Bionic
#elseif canImport(ucrt)
import ucrt
#elseif canImport(WASILibc)
import WASILibc
#else
// A bare WebAssembly host has no C library: it supplies those of these that are used as imports,
// and `remainder`, to which the standard library's `remainder(dividingBy:)` compiles.
@_extern(c, "sin") private func sin(_ radians: Double) -> Double
@_extern(c, "cos") private func cos(_ radians: Double) -> Double
@_extern(c, "atan2") private func atan2(_ y: Double, _ x: Double) -> Double
@_extern(c, "exp") private func exp(_ exponent: Double) -> Double
#endif

/// The sine and the cosine of an angle in radians; both NaN unless it is finite.
package func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  (sin(radians), cos(radians))
}

/// The angle, in radians from −π to π, whose tangent is `y / x`, in the quadrant of (x, y).
package func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// The angle, in radians from −π/2 to π/2, whose sine is given; NaN outside −1...1.
package func arcsine(_ sine: Double) -> Double {
  atan2(sine, ((1 - sine) * (1 + sine)).squareRoot())
}

package func exponential(_ exponent: Double) -> Double { exp(exponent) }
