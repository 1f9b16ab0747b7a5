import { vars } from '../../themes/contract.css.ts'
import { media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const book = style({ display: 'flex', alignItems: 'center', gap: '12px', minInlineSize: 0 })
export const words = style({ minInlineSize: 0 })
export const person = style({ display: 'flex', alignItems: 'center', gap: '8px', minInlineSize: 0 })
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const quiet = style({ color: vars.text.muted })

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '14px',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  ':hover': { boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level2}` },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const cardTop = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '14px', flex: 1 })
export const link = style({ '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' } })
export const authors = style({ ...text.caption, marginBlockStart: '2px', color: vars.text.muted })
export const line = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 10px',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const phoneLine = style([line, { justifyContent: 'flex-start', marginBlockStart: '8px' }])
