import { vars } from '../../themes/contract.css.ts'
import { media, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

const changeMark = {
  paddingInline: space[0.5],
  borderRadius: '3px',
  boxDecorationBreak: 'clone',
  textDecorationThickness: '1px',
} as const

export const mergedText = style({ ...text.body, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const added = style({
  ...changeMark,
  color: vars.status.success.text,
  backgroundColor: vars.status.success.soft,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
})
export const removed = style({
  ...changeMark,
  color: vars.status.danger.text,
  backgroundColor: vars.status.danger.soft,
  textDecorationLine: 'line-through',
})
export const count = style({ ...text.caption, marginBlockStart: space[2], color: vars.text.muted })

const threeColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) 2fr 2fr',
  gap: `${space[1]} ${space[4]}`,
}

export const columns = style({
  ...text.caption,
  color: vars.text.muted,
  paddingBlockEnd: space[1.5],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  display: 'none',
  '@media': { [media.tablet]: threeColumns, print: threeColumns },
})
export const fields = style({ margin: 0 })
export const field = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  breakInside: 'avoid',
  '@media': { [media.tablet]: threeColumns, print: threeColumns },
})
export const label = style({ ...text.small, color: vars.text.muted, overflowWrap: 'anywhere' })
export const value = style({ ...text.body, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const bothValueColumns = style({
  '@media': { [media.tablet]: { gridColumn: '2 / -1' }, print: { gridColumn: '2 / -1' } },
})
export const empty = style({ color: vars.text.muted })
export const unchangedFields = style({ display: 'grid', gap: space[1.5], margin: 0 })
export const unchangedField = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(8rem, 1fr) 4fr' } },
})
