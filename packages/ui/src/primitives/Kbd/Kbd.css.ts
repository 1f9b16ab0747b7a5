import { vars } from '../../themes/contract.css.ts'
import { radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const shortcut = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[1.5]}`,
  fontFamily: 'inherit',
  verticalAlign: 'middle',
})
export const chord = style({ display: 'inline-flex', gap: space[1], fontFamily: 'inherit' })
export const key = style({
  ...text.micro,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  minBlockSize: '20px',
  paddingInline: space[1],
  lineHeight: '20px',
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.surface,
  color: vars.text.secondary,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}, inset 0 -1px 0 1px ${vars.border.default}`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const chordSeparator = style({ ...text.caption, color: vars.text.muted })
