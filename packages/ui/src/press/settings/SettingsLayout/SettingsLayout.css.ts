import { vars } from '../../../themes/contract.css.ts'
import { zIndexes, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The header stays visible while a section scrolls, because it contains the buttons of the section's form. */
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndexes.sticky,
  background: vars.canvas.bg,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.belowTablet]: { position: 'static' }, [media.low]: { position: 'static' } },
})
const line = `1px solid ${vars.border.subtle}`
/** The list, the open section and its history. A phone shows either the list or the section. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100%',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${toRem(248)} minmax(0, 1fr)` },
    [media.desktop]: { gridTemplateColumns: `${toRem(256)} minmax(0, 1fr) ${toRem(288)}` },
  },
})
/** The column with the history. Its content stays visible next to a long section. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
  paddingBlockStart: space[4],
  '@media': { [media.tablet]: { paddingInlineEnd: space[4] } },
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'start',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.md,
  color: vars.text.primary,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.canvas.hover },
    '&[aria-current="page"]': { background: vars.canvas.selected },
  },
})
export const search = style({ paddingBlockEnd: space[3] })
/** An empty container that the form's buttons are rendered into. */
export const slot = style({ selectors: { '&:empty': { display: 'none' } } })
export const icon = style({ color: vars.text.secondary, paddingBlockStart: space[0.5] })
export const label = style({ ...text.strong, display: 'block' })
export const value = style({ ...text.small, display: 'block', color: vars.text.secondary, overflowWrap: 'anywhere' })
export const main = style({
  minInlineSize: 0,
  paddingBlockStart: space[4],
  ':focus': { outline: 'none' },
  '@media': { [media.tablet]: { paddingInlineStart: space[5], borderInlineStart: line } },
})
export const aside = style({
  minInlineSize: 0,
  marginInlineStart: space[5],
  paddingBlockStart: space[4],
  paddingInlineStart: space[5],
  borderInlineStart: line,
})
export const kept = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  marginBlockStart: 'auto',
  padding: space[3],
  borderRadius: radius.panel,
  background: vars.canvas.sunken,
})
export const keptTitle = style({ ...text.strong, display: 'flex', alignItems: 'center', gap: space[2], margin: 0 })
export const keptText = style({ ...text.small, margin: 0, color: vars.text.secondary })
export const hiddenOnPhone = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } })
