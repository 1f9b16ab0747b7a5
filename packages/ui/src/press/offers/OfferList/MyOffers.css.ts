import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums' } as const
/** The minimum width for six columns. On narrower screens the sum and the next step are under the text. */
const roomy = '(min-width: 60rem)'
const panel = {
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
} as const

export const list = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.belowTablet]: { gap: space[3] },
    [media.tablet]: panel,
  },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: `
    'covers words words'
    'status status sum'
    'paid paid paid'
    'action action action'`,
  gap: `${space[2.5]} ${space[3]}`,
  alignItems: 'center',
  padding: space[4],
  '@media': {
    [media.belowTablet]: {
      ...panel,
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      borderRadius: radius.card,
    },
    [media.tablet]: {
      gridTemplateColumns: '84px minmax(0, 1fr) 160px 150px',
      gridTemplateAreas: `
        'covers words status sum'
        'covers words paid action'`,
      columnGap: space[4],
      padding: `${space[4]} ${space[5]}`,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
  '@container': {
    [roomy]: {
      gridTemplateColumns: '104px minmax(0, 1fr) 140px 140px minmax(136px, auto) 142px',
      columnGap: space[5],
      gridTemplateAreas: `'covers words status paid sum action'`,
    },
  },
})
export const covers = style({ gridArea: 'covers', display: 'flex' })
export const words = style({ gridArea: 'words', minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const about = style({ ...text.small, ...figures, marginBlockStart: space[0.5], color: vars.text.muted })
export const files = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  marginBlockStart: space[1.5],
})
export const missing = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: '24px',
  color: vars.text.muted,
})
export const status = style({
  gridArea: 'status',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  minInlineSize: 0,
})
export const paid = style({ gridArea: 'paid', minInlineSize: '120px' })
export const paidWords = style({
  ...text.caption,
  ...figures,
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockEnd: space[1.5],
  color: vars.text.muted,
})
export const paidPart = style({ color: vars.text.primary })
export const paidInFull = style({ color: vars.status.success.text })
export const sum = style({
  gridArea: 'sum',
  ...figures,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'end',
})
export const figure = style({
  ...text.bookM,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { fontSize: '1rem' } },
})
export const terms = style({
  ...text.caption,
  color: vars.text.muted,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const action = style({
  gridArea: 'action',
  display: 'flex',
  justifyContent: 'flex-end',
  ':empty': { display: 'none' },
})
export const decision = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[1.5],
  '@media': {
    [media.belowTablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', inlineSize: '100%' },
  },
})
