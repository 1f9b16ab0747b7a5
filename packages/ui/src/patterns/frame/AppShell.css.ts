import { vars } from '../../themes/contract.css.ts'
import { layer, media, radius, shell, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

/** The page itself never scrolls: the side and the canvas do, each by itself. */
export const frame = style({
  display: 'grid',
  blockSize: '100dvh',
  backgroundColor: vars.chrome.bg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"header" "banner" "canvas" "tabs"',
  '@media': { print: { display: 'block', blockSize: 'auto', backgroundColor: 'transparent' } },
})
export const sided = style({
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"side header" "side banner" "side canvas" "tabs tabs"',
    },
  },
})

export const side = style({
  gridArea: 'side',
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'flex', flexDirection: 'column', minBlockSize: 0 },
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
  paddingInline: '20px',
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
export const sideFoot = style({ padding: '10px 12px 14px', flex: 'none' })

export const header = style({
  gridArea: 'header',
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  backgroundColor: vars.chrome.bg,
  color: vars.chrome.text,
  '@media': { print: { display: 'none' } },
})
export const headerInner = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: '52px',
  paddingInline: '8px 12px',
  '@media': { [media.tablet]: { minBlockSize: shell.header, gap: '8px', paddingInline: '8px 20px' } },
})
export const lined = style({ borderBlockEnd: `1px solid ${vars.chrome.border}` })
export const linedInner = style({
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingInline: '16px',
  '@media': { [media.tablet]: { paddingInline: '24px', gap: '6px' } },
})
export const brandGap = style({ marginInlineEnd: '20px' })
export const crumbs = style({
  display: 'none',
  minInlineSize: 0,
  paddingInlineStart: '14px',
  '@media': { [media.tablet]: { display: 'block' } },
})
export const phoneTitle = style({
  ...text.h2,
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'none' } },
})
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const spacer = style({ flex: 1 })
export const actions = style({ display: 'flex', alignItems: 'center', gap: '4px', flex: 'none' })

export const banner = style({ gridArea: 'banner', minInlineSize: 0 })

export const canvas = style({
  gridArea: 'canvas',
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  backgroundColor: vars.canvas.bg,
  color: vars.text.primary,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { print: { overflow: 'visible', backgroundColor: 'transparent' } },
})
/** The corner and edge of the canvas beside a sidebar; the edge takes the chrome's border where the two surfaces differ. */
export const cornered = style({
  '@media': {
    [media.tablet]: {
      borderStartStartRadius: radius.dialog,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
  },
})
export const tabs = style({ gridArea: 'tabs', minInlineSize: 0, '@media': { print: { display: 'none' } } })
export const skip = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: layer.toast,
  padding: '8px 14px',
  borderRadius: radius.md,
  backgroundColor: vars.accent.solid,
  color: vars.text.onAccent,
  ...text.strong,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
})
