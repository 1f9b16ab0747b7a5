import { vars } from '../../../themes/contract.css.ts'
import { radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: toRem(420),
  padding: space[5],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
})
export const moment = style({ ...text.small, color: vars.text.muted })
export const clock = style({ ...text.figureXl, ...figures })
export const state = style({ ...text.body, ...figures, color: vars.text.secondary })
export const total = style({ fontWeight: 600, color: vars.text.primary })
export const marks = style({ display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 })
export const mark = style({
  ...text.small,
  ...figures,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1.5],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
})
