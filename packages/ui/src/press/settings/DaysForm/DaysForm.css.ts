import { vars } from '../../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const table = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
/** Statutory holidays have two names and no buttons. Days set by the press have buttons. */
export const row = style({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: `${toRem(140)} minmax(0, 1.8fr) minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: toRem(36),
  paddingInline: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.primary,
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[1],
      paddingBlock: space[2],
    },
  },
})
export const setRow = style({
  '@media': { [media.tablet]: { gridTemplateColumns: `${toRem(140)} minmax(0, 1fr) minmax(0, 1.6fr)` } },
})
export const otherName = style({ ...text.small, color: vars.text.secondary })
/** A holiday whose date is not announced yet. Its row is the only ochre element of the page. */
export const waits = style({ background: vars.highlight.soft })
export const fresh = style({})
export const when = style({})
export const date = style({ ...text.strong, selectors: { [`${fresh} &`]: { color: vars.accent.text } } })
export const quiet = style({ color: vars.text.secondary })
export const follows = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.text.primary,
})
export const fold = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: toRem(36),
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const announced = style({ ...text.strong, color: vars.highlight.text })
export const works = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  paddingInline: space[2],
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.sm,
})
export const isNew = style({
  ...text.small,
  color: vars.accent.text,
  selectors: { [`${waits} &`]: { color: vars.highlight.text } },
})
export const acts = style({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' })
export const effect = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.border.default}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
