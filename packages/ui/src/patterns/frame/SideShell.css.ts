import { vars } from '../../themes/contract.css.ts'
import { media, radius, shell, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const frameWithSidebar = style({
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"side header" "side banner" "side canvas" "side footer" "tabs tabs"',
    },
  },
})
export const side = style({
  gridArea: 'side',
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'flex', flexDirection: 'column', minBlockSize: 0 },
    [media.low]: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' },
    print: { display: 'none' },
  },
})
export const sideWidth = variants({
  open: { inlineSize: shell.sidebar },
  collapsed: { inlineSize: shell.sidebarCollapsed },
})
export const sideBrand = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: shell.header,
  paddingInline: space[5],
  flex: 'none',
})
export const sideBrandCollapsed = style({ justifyContent: 'center', paddingInline: 0 })
export const sideScroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.chrome.border} transparent`,
})
export const sideFoot = style({ padding: `${space[2.5]} ${space[3]} ${space[4]}`, flex: 'none' })
export const crumbs = style({
  display: 'none',
  minInlineSize: 0,
  paddingInlineStart: space[4],
  '@media': { [media.tablet]: { display: 'block' } },
})
export const phoneTitle = style({
  ...text.h2,
  // The title is as wide as its text, and the spacer takes the remaining space.
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'none' } },
})
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } })
/** The corner and edge of the canvas next to a sidebar; the edge takes the chrome's border if the two surfaces differ. */
export const canvasCorner = style({
  '@media': {
    [media.tablet]: {
      borderStartStartRadius: radius.dialog,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
  },
})
