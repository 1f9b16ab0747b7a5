import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { media, radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const add = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px',
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
  gap: '8px 16px',
})
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
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
  gap: '2px 10px',
  minBlockSize: density.row,
  paddingBlock: '6px',
  paddingInline: '16px 10px',
})
export const title = style({ ...text.body, flex: '1 1 12rem', minInlineSize: 0 })
export const titleDone = style({ color: vars.text.muted })
export const marks = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  marginInlineStart: 'auto',
  '@media': { [media.coarsePointer]: { gap: '12px' } },
})
export const priorityButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '30px',
  paddingInline: '3px',
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
  gap: '2px 12px',
  minBlockSize: density.row,
  paddingBlock: '6px',
  paddingInline: '16px 10px',
  color: vars.text.muted,
})
export const deletedWords = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })
