import { vars } from '../../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

/** Width at which two languages fit side by side. */
const roomy = '(min-width: 27rem)'

export const desk = style({ containerType: 'inline-size', minInlineSize: 0 })
export const sheet = style({
  boxSizing: 'border-box',
  maxInlineSize: toRem(794),
  marginInline: 'auto',
  paddingBlock: space[6],
  paddingInline: space[5],
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.surface,
  color: vars.text.primary,
  boxShadow: vars.component.panelShadow,
  '@media': {
    [media.belowTablet]: { padding: space[4] },
    print: { maxInlineSize: 'none', padding: 0, boxShadow: 'none' },
  },
})

export const pair = style({
  ...text.caption,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[0.5]} ${space[5]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const title = style({ ...text.bookM, textWrap: 'pretty' })
export const number = style({ whiteSpace: 'nowrap' })
export const origin = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[1],
  color: vars.text.muted,
})
export const preamble = style({ marginBlockStart: space[4] })
const between = `linear-gradient(${vars.border.default}, ${vars.border.default}) center / 1px 100% no-repeat`
/** The hairline between the languages. */
export const clauses = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [roomy]: { background: between } },
})
export const heading = style({ marginBlockStart: space[4], marginBlockEnd: space[1], fontWeight: 600 })
export const clause = style({ marginBlockEnd: space[1.5], overflowWrap: 'anywhere' })
/** The second language of a clause. It is less prominent if both languages do not fit side by side. */
export const other = style({
  '@container': { '(max-width: 26.99rem)': { color: vars.text.secondary, marginBlockEnd: space[2] } },
})

const mark = { borderRadius: radius.xs, color: 'inherit', fontWeight: 600, paddingInline: '1px' } as const
/** Text that comes from a field; `lit` marks text from the focused field. */
export const value = variants({
  plain: { ...mark, backgroundColor: vars.accent.soft },
  lit: { ...mark, backgroundColor: vars.accent.soft, outline: `1.5px solid ${vars.accent.solid}` },
})

// ---------- the parties
export const side = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const role = style({ fontWeight: 600 })
export const signer = style({ marginBlockStart: space[4], fontWeight: 600 })
export const signature = style({
  ...text.micro,
  marginBlockStart: space[8],
  paddingBlockStart: space[0.5],
  borderBlockStart: `1px solid ${vars.text.primary}`,
  color: vars.text.muted,
})
