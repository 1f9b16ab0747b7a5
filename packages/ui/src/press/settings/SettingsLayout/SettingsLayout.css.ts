import { vars } from '../../../themes/contract.css.ts'
import { media, radius, rem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The list, the open section, its history. A phone shows the list or the section. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${rem(232)} minmax(0, 1fr)` },
    [media.desktop]: { gridTemplateColumns: `${rem(232)} minmax(0, 1fr) ${rem(264)}` },
  },
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
/** What is not saved; nothing stands there else. */
export const slot = style({ selectors: { '&:empty': { display: 'none' } } })
export const icon = style({ color: vars.text.secondary, paddingBlockStart: space[0.5] })
export const label = style({ ...text.strong, display: 'block' })
export const value = style({ ...text.small, display: 'block', color: vars.text.secondary, overflowWrap: 'anywhere' })
export const main = style({ minInlineSize: 0 })
/** Beside the section where there is room, else under it. */
export const aside = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: '2' }, [media.desktop]: { gridColumn: '3' } },
})
export const hiddenOnPhone = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } })
