import { vars } from '../../themes/contract.css.ts'
import { font, radius, space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2.5],
  flex: 'none',
  minBlockSize: '34px',
  borderRadius: radius.sm,
  color: vars.chrome.text,
})
export const name = style({
  fontFamily: font.book,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: '-.01em',
})
export const hidden = style({ display: 'none' })

export const ground = style({ fill: vars.accent.solid })
export const letter = style({ fill: vars.text.onAccent })
export const mark = style({ fill: vars.highlight.solid })
