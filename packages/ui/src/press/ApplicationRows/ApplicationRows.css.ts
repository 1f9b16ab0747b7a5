import { vars } from '../../themes/contract.css.ts'
import { media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** The title's link covers the row or the card. */
export const link = style({ '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' } })
export const authors = style({ ...text.caption, marginBlockStart: '2px', color: vars.text.muted })
export const meta = style({
  ...text.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const list = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"cover words" "cover facts" / auto minmax(0, 1fr)',
  gap: '8px 14px',
  padding: '14px 12px',
  ':hover': { backgroundColor: vars.canvas.hover },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': {
    [media.tablet]: {
      gridTemplate: '"cover words facts" / auto minmax(0, 1fr) minmax(0, 22rem)',
      alignItems: 'center',
      gap: '4px 16px',
    },
  },
})
export const cover = style({ gridArea: 'cover' })
export const words = style({ gridArea: 'words', minInlineSize: 0 })
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minInlineSize: 0,
})

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
export const cardFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 10px',
})
