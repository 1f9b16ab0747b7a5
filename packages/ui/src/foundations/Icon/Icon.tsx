import { toRem } from '../../themes/scale.ts'
import type { Glyph } from './Glyph.ts'
import { icon } from './Icon.css.ts'

export type IconSize = 12 | 14 | 16 | 18 | 20 | 22 | 24 | 32

export interface IconProps {
  /** The icon: one of the exports of `glyphs`. */
  glyph: Glyph
  /**
   * Edge length in pixels at the default font size: 14 in badges, 16 small, 18 controls, 20 header and toast, 22 tab bar.
   * @default 18
   */
  size?: IconSize
  /** `fill` for an active entry, a stage or a status; `bold` for check marks only. @default 'regular' */
  weight?: 'regular' | 'fill' | 'bold'
  /** The accessible name if nothing around the icon says the same; without it the icon is decorative. */
  label?: string
}

/** A single-colour icon in the colour of the surrounding text. */
export function Icon({ glyph, size = 18, weight = 'regular', label }: IconProps) {
  return (
    <svg
      className={icon}
      width={toRem(size)}
      height={toRem(size)}
      viewBox="0 0 256 256"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={glyph[weight] ?? glyph.regular} />
    </svg>
  )
}
