import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums' } as const

export const page = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})
export const main = style({ display: 'grid', gap: space[6], minInlineSize: 0 })
export const aside = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

// ---------- amount due
export const due = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  borderInlineStart: `4px solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: space[6] },
  },
})
export const dueSoon = style({ borderInlineStartColor: vars.highlight.solid })
export const dueWords = style({ ...text.small, color: vars.text.secondary })
export const dueSum = style({ ...text.figureXl, ...figures, whiteSpace: 'nowrap' })
export const bills = style({
  display: 'grid',
  gap: space[1.5],
  '@media': {
    [media.tablet]: { paddingInlineStart: space[6], borderInlineStart: `1px solid ${vars.border.subtle}` },
  },
})
export const bill = style({
  ...text.small,
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
})
export const part = style({ ...text.caption, display: 'block', color: vars.text.secondary })
export const strong = style({ fontWeight: 600 })

// ---------- sections
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockEnd: space[2.5],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const title = style({ ...text.h2 })
export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  ':last-child': { borderBlockEnd: 0 },
})
export const waiting = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const order = style({
  '@media': { [media.tablet]: { gridTemplateColumns: '4.75rem minmax(0, 1fr) minmax(0, 1.4fr)' } },
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
})
export const path = style({
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
})
export const name = style({ ...text.strong, display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` })
export const detail = style({ ...text.small, ...figures, color: vars.text.secondary })
export const paid = style({ color: vars.status.success.text })

// ---------- documents
export const papers = style({ display: 'grid', gap: space[3] })
export const paper = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `0 ${space[3]}` })
export const day = style({ ...text.caption, ...figures, color: vars.text.muted })

// ---------- the small calculator
export const measures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] })
export const price = style({ ...text.figureL, ...figures })
export const priced = style({ display: 'grid', gap: space[1], marginBlock: space[3] })

// ---------- bank details
export const requisites = style({ display: 'grid', gap: space[2] })
export const requisite = style({ display: 'grid' })
export const term = style({ ...text.caption, color: vars.text.secondary })
export const value = style({
  ...text.strong,
  ...figures,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  overflowWrap: 'anywhere',
})
