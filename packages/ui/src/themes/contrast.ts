import type { ContrastKind } from './contrast-pairs.ts'
import type { Surface } from './contract.css.ts'

/** The minimum ratio of each kind of pair (WCAG 2.2 AA). */
export const minContrastRatios: Record<ContrastKind, number> = { text: 4.5, ui: 3 }

type Rgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** Converts an sRGB channel to linear light, from 0 to 1 (WCAG 2.2, relative luminance). */
const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Converts OKLCH to linear sRGB by way of Oklab. Colors outside sRGB are clipped, as screens do. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Parses an opaque color to linear sRGB: `#rrggbb` or `oklch(L C H)`. */
function parseColor(colour: string): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((hexPair) => toLinear(Number.parseInt(hexPair, 16) / 255))
    return [red, green, blue]
  }
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)
  if (!oklch) throw new Error(`not an opaque colour: ${colour}`)
  return fromOklch(Number(oklch[1]), Number(oklch[2]), Number(oklch[3]))
}

const getLuminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Returns the contrast ratio of two opaque colors (WCAG 2.2): from 1 to 21. */
export function getContrastRatio(foreground: string, background: string): number {
  const [foregroundLuminance, backgroundLuminance] = [
    getLuminance(parseColor(foreground)),
    getLuminance(parseColor(background)),
  ]
  return (
    (Math.max(foregroundLuminance, backgroundLuminance) + 0.05) /
    (Math.min(foregroundLuminance, backgroundLuminance) + 0.05)
  )
}

/** Returns a surface's value of a token, by its path: `canvas.bg`. */
export function getTokenValue(surface: Surface, path: string): string {
  let value: unknown = surface
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  if (typeof value !== 'string') throw new Error(`no such token: ${path}`)
  return value
}
