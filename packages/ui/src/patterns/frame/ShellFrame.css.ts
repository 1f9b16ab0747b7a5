import { vars } from '../../themes/contract.css.ts'
import { zIndexes, media, messages, radius, shell, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/**
 * The page itself never scrolls. The side menu and the canvas scroll separately; on a low screen the frame scrolls with its bars.
 */
export const frame = style({
  display: 'grid',
  blockSize: '100dvh',
  backgroundColor: vars.chrome.bg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"header" "banner" "canvas" "footer" "tabs"',
  '@media': {
    [media.tablet]: { paddingBlockEnd: messages },
    [media.belowTablet]: { paddingBlockStart: messages },
    [media.low]: { gridTemplateRows: 'auto auto 1fr auto auto', overflow: 'hidden auto' },
    print: { display: 'block', blockSize: 'auto', backgroundColor: 'transparent' },
  },
})

export const header = style({
  gridArea: 'header',
  zIndex: zIndexes.header,
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
  gap: space[1],
  minBlockSize: '52px',
  paddingInline: `${space[2]} ${space[3]}`,
  '@media': { [media.tablet]: { minBlockSize: shell.header, gap: space[2], paddingInline: `${space[2]} ${space[5]}` } },
})
export const headerWithLine = style({ borderBlockEnd: `1px solid ${vars.chrome.border}` })
export const headerInnerWithMenu = style({
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[6], gap: space[1.5] } },
})
export const brandGap = style({ flex: 'none', marginInlineEnd: space[5] })
export const spacer = style({ flex: 1 })
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[1], flex: 'none' })
/** If the menu is in the header, the actions take the remaining space. A search field among them shrinks first. */
export const actionsNextToMenu = style({
  justifyContent: 'flex-end',
  flex: '1 1 0',
  minInlineSize: 'min-content',
  '@media': { [media.desktop]: { minInlineSize: '340px' } },
})

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
  '@media': {
    [media.low]: { minBlockSize: 'auto', overflow: 'visible' },
    print: { overflow: 'visible', backgroundColor: 'transparent' },
  },
})
/** The footer is shown only if the screen is high enough. */
export const footer = style({
  gridArea: 'footer',
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  paddingBlock: space[1.5],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.canvas.bg,
  color: vars.text.muted,
  ...text.caption,
  '@media': { [`${media.tablet} and (min-height: 600px)`]: { display: 'flex' } },
})
export const tabs = style({ gridArea: 'tabs', minInlineSize: 0, '@media': { print: { display: 'none' } } })
export const skipLink = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: zIndexes.toast,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.md,
  backgroundColor: vars.accent.solid,
  color: vars.text.onAccent,
  ...text.strong,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': { print: { display: 'none' } },
})
