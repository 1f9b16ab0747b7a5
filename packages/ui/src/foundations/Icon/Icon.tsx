import { toRem } from '../../themes/scale.ts'
import type { Glyph } from './Glyph.ts'
import { icon } from './Icon.css.ts'

export type IconSize = 12 | 14 | 16 | 18 | 20 | 22 | 24 | 32

export interface IconProps {
  /** What is drawn: one of the exports of `glyphs`. */
  glyph: Glyph
  /** Edge in pixels at the usual font size: 14 in badges, 16 small, 18 controls, 20 header and toast, 22 tab bar. @default 18 */
  size?: IconSize
  /** Fill for what is active, a stage or a status; bold for check marks only. @default 'regular' */
  weight?: 'regular' | 'fill' | 'bold'
  /** A name when the icon stands alone and nothing around it says the same; without it the icon is decoration. */
  label?: string
}

/** A single-colour drawing in the colour of the text around it. */
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
