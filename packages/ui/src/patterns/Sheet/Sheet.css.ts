import { globalStyle } from '@vanilla-extract/css'
import { group, layout as groupLayout } from '../../primitives/Skeleton/Skeleton.css.ts'
import { vars } from '../../themes/contract.css.ts'
import { layers } from '../../themes/layers.css.ts'
import { font, zIndexes, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

const print = 'print'
const sectionColumns = { gridTemplateColumns: '148px minmax(0, 1fr)', gap: space[3] }
const threeColumns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }

export const sheetBackground = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  backgroundColor: vars.canvas.sunken,
  '@media': { [print]: { display: 'block', backgroundColor: 'transparent' } },
})
/** Stretches skeleton groups around a loading sheet, so that the sheet fills the page. */
for (const skeletonGroup of [group, groupLayout])
  globalStyle(`${skeletonGroup}:has(${sheetBackground})`, {
    '@layer': {
      [layers.components]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: '100%' },
    },
  })

/** The bar stays visible above the document: the back link, the actions. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndexes.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '56px',
  padding: `${space[2]} ${space[4]}`,
  backgroundColor: vars.canvas.bg,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: { paddingInline: space[6] },
    [media.low]: { position: 'static' },
    [print]: { display: 'none' },
  },
})
export const layout = style({
  flex: 1,
  display: 'grid',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [print]: { display: 'block' },
  },
})
export const sheetMargins = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { padding: space[6] }, [print]: { padding: 0 } },
})
export const sheet = style({
  maxInlineSize: '860px',
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]} ${space[8]}`,
  backgroundColor: vars.canvas.surface,
  '@media': {
    [media.tablet]: {
      minBlockSize: '100%',
      padding: `${space[8]} ${space[10]} ${space[10]}`,
      borderRadius: radius.xs,
      boxShadow: `${vars.component.panelShadow}, ${vars.shadow.level2}`,
    },
    // In print the sheet is the page: A4 with its margins, independent of the layout on screen.
    [print]: { maxInlineSize: 'none', minBlockSize: 0, padding: 0, boxShadow: 'none', backgroundColor: 'transparent' },
  },
})
export const rail = style({
  padding: `${space[5]} ${space[4]}`,
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: { padding: `${space[5]} ${space[6]}` },
    [media.desktop]: {
      padding: `${space[5]} ${space[6]}`,
      borderBlockStart: 'none',
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
    [print]: { display: 'none' },
  },
})

export const section = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.border.default}`,
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: sectionColumns,
    [print]: { ...sectionColumns, marginBlockStart: space[4] },
  },
})
/** The section that is being filled in. It extends to the sheet's edges, with an accent line at the start. */
export const activeSection = style({
  marginInline: `calc(-1 * ${space[4]})`,
  padding: space[4],
  backgroundColor: vars.canvas.selected,
  borderBlock: `1px solid ${vars.accent.border}`,
  boxShadow: `inset 3px 0 ${vars.accent.solid}`,
  breakInside: 'auto',
  '@media': {
    [media.tablet]: { marginInline: `calc(-1 * ${space[10]})`, padding: `${space[5]} ${space[10]}` },
  },
})
globalStyle(`${activeSection} + ${section}`, {
  '@layer': { [layers.components]: { marginBlockStart: 0, borderBlockStartColor: 'transparent' } },
})
export const sectionAction = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: 0,
  '@media': { [print]: { display: 'none' } },
})
export const sectionTitle = style({ ...text.h3, display: 'flex', gap: space[2.5], textWrap: 'balance' })
export const sectionNumber = style({
  flex: 'none',
  inlineSize: '14px',
  fontFamily: font.book,
  fontWeight: 500,
  color: vars.text.muted,
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[4]} ${space[5]}`,
  '@media': { [media.tablet]: threeColumns, [print]: threeColumns },
})
export const wide = style({ gridColumn: '1 / -1' })
export const term = style({ ...text.caption, color: vars.text.muted })
export const value = style({
  fontSize: '0.875rem',
  lineHeight: '1.1875rem',
  marginBlockStart: '1px',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
})
export const mutedText = style({ color: vars.text.muted })
/** A date that must not wrap. */
export const mutedTextOnOneLine = style({ color: vars.text.muted, whiteSpace: 'nowrap' })

export const railSection = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[4],
      paddingBlockStart: space[4],
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
  },
})
export const railTitle = style({ ...text.h3, marginBlockEnd: space[3] })
export const railLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '34px',
  paddingBlock: space[0.5],
})
export const railText = style({ ...text.small, flex: 1, minInlineSize: 0 })
export const railDetail = style({ ...text.caption, display: 'block', color: vars.text.muted })
export const railAside = style({ ...text.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const railLink = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[1.5],
  cursor: 'pointer',
  ':hover': { color: vars.text.link },
})
export const railName = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
