import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const add = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[2],
})
export const addTitle = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const addPriority = style({
  flex: '1 1 8rem',
  '@media': { [media.tablet]: { flex: 'none', inlineSize: '9.5rem' } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  flex: '1 1 100%',
  '@media': { [media.tablet]: { flex: 'none' } },
})
export const priority = style({ flex: '1 1 9rem', '@media': { [media.tablet]: { flex: 'none', inlineSize: '11rem' } } })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2.5]}`,
  minBlockSize: density.row,
  paddingBlock: space[1.5],
  paddingInline: `${space[4]} ${space[2.5]}`,
})
export const title = style({ ...text.body, flex: '1 1 12rem', minInlineSize: 0 })
export const titleDone = style({ color: vars.text.muted })
export const marks = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [media.coarsePointer]: { gap: space[3] } },
})
export const priorityButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '30px',
  paddingInline: space[1],
  borderRadius: radius.md,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})

export const deleted = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[3]}`,
  minBlockSize: density.row,
  paddingBlock: space[1.5],
  paddingInline: `${space[4]} ${space[2.5]}`,
  color: vars.text.muted,
})
export const deletedWords = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })
