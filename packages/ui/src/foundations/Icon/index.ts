export { Icon, type IconProps, type IconSize } from './Icon.tsx'
export type { Glyph } from './Glyph.ts'
export * as glyphs from './glyphs/index.ts'
