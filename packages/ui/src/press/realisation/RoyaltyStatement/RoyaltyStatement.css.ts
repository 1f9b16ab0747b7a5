import { vars } from '../../../themes/contract.css.ts'
import { radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const

export const statement = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const title = style(text.h3)
export const number = style({ ...text.small, marginInlineStart: space[2], fontWeight: 400, color: vars.text.muted })
export const sheet = style({
  ...text.caption,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[5],
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.surface,
  color: vars.text.primary,
  boxShadow: vars.component.panelShadow,
})
export const muted = style({ color: vars.text.muted })
export const heading = style(text.bookM)
export const book = style({ ...text.bookS, display: 'block' })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
export const head = style({
  paddingBlock: space[1.5],
  borderBlockEnd: `1px solid ${vars.border.strong}`,
  fontWeight: 400,
  textAlign: 'start',
  color: vars.text.muted,
})
export const cell = style({
  paddingBlock: space[1.5],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  fontWeight: 400,
  textAlign: 'start',
})
export const end = style({ ...figures, textAlign: 'end', paddingInlineStart: space[2] })
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const sum = style(figures)
export const owed = style({ ...text.small, fontWeight: 600, marginBlockStart: space[1.5] })
export const due = style({
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
})
export const empty = style({ minBlockSize: toRem(240) })
