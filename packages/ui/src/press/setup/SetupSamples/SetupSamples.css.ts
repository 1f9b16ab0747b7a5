import { vars } from '../../../themes/contract.css.ts'
import { radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const headTitle = style({ ...text.small, color: vars.text.muted })
/** The sheet of a sample document, which is white in every theme. */
export const sheet = style({
  ...text.caption,
  marginBlockStart: space[3],
  padding: `${space[5]} ${space[5]} ${space[6]}`,
  borderRadius: radius.xs,
  color: vars.text.primary,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.shadow.level2,
})
export const term = style({ ...text.micro, fontWeight: 400, color: vars.text.muted })
export const box = style({
  inlineSize: '100%',
  marginBlockStart: space[2.5],
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
})
export const cell = style({
  padding: `${space[1]} ${space[1.5]}`,
  border: `1px solid ${vars.text.secondary}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { '&:nth-child(1)': { inlineSize: '50%' }, '&:nth-child(3)': { inlineSize: toRem(54) } },
})
/** Highlights a value that was found automatically and not typed. */
export const found = style({
  marginInline: `-${space[0.5]}`,
  paddingInline: space[0.5],
  borderRadius: radius.xs,
  backgroundColor: vars.accent.softHover,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})
export const later = style({ color: vars.text.muted, borderBlockEnd: `1px dashed ${vars.border.control}` })
export const gap = style({
  display: 'inline-block',
  inlineSize: toRem(56),
  maxInlineSize: '100%',
  borderBlockEnd: `1px dashed ${vars.border.control}`,
})
export const invoiceTitle = style({
  ...text.h3,
  marginBlock: `${space[4]} ${space[2]}`,
  paddingBlockEnd: space[2],
  borderBlockEnd: `2px solid ${vars.text.primary}`,
})
export const parties = style({
  display: 'grid',
  gridTemplateColumns: `${toRem(76)} minmax(0, 1fr)`,
  gap: `${space[1.5]} ${space[2]}`,
  overflowWrap: 'anywhere',
})

export const envelope = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  marginInline: `-${space[5]}`,
  padding: `0 ${space[5]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
})
export const letter = style({
  ...text.body,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlockStart: space[5],
  overflowWrap: 'anywhere',
})
export const sign = style({ ...text.bookM, display: 'flex', alignItems: 'center', gap: space[2] })
export const logo = style({ blockSize: toRem(34), maxInlineSize: toRem(96), objectFit: 'contain' })
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(30),
  blockSize: toRem(30),
  borderRadius: radius.md,
  color: vars.accent.text,
  backgroundColor: vars.accent.soft,
})
export const letterButton = style({
  ...text.small,
  fontWeight: 500,
  padding: `${space[1.5]} ${space[2.5]}`,
  borderRadius: radius.sm,
  color: vars.accent.text,
  backgroundColor: vars.accent.soft,
})
export const signature = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.default}`,
  color: vars.text.muted,
})

export const listTitle = style({ ...text.h3, marginBlockEnd: space[2.5] })
export const list = style({ ...text.small, display: 'flex', flexDirection: 'column', gap: space[2] })
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], color: vars.text.secondary })
const mark = { display: 'flex', flex: 'none', marginBlockStart: '1px' } as const
export const works = style({ ...mark, color: vars.status.success.text })
export const waits = style({ ...mark, color: vars.text.muted })
export const numeral = style({
  ...text.micro,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(16),
  blockSize: toRem(16),
  borderRadius: radius.full,
  color: vars.text.muted,
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
})
