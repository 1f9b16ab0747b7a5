export { Icon, type IconProps, type IconSize } from './Icon.tsx'
export type { Glyph } from './glyphs.ts'
export * as glyphs from './glyphs.ts'
