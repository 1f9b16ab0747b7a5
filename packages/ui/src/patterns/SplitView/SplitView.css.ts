import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const panes = style({ display: 'grid', blockSize: '100%', minBlockSize: 0, minInlineSize: 0 })
export const singlePane = style({ blockSize: '100%', minBlockSize: 0, minInlineSize: 0 })
/** The padding keeps focus rings at the edges fully visible. */
export const pane = style({
  padding: space[1],
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[hidden]': { display: 'none' } },
})
export const backButton = style({ paddingBlockEnd: space[2] })

/** A visible hairline with a 24 px hit area. */
export const separator = style({
  position: 'relative',
  inlineSize: '1px',
  marginInline: space[2],
  backgroundColor: vars.border.default,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  transition: `background-color ${duration.fast} ${easing.out}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 16px)',
      insetInlineStart: '-1.5px',
      inlineSize: '4px',
      blockSize: '32px',
      borderRadius: '4px',
      backgroundColor: vars.border.control,
    },
    '&::after': { content: '""', position: 'absolute', insetBlock: 0, insetInline: '-12px' },
    '&:hover, &:active': { backgroundColor: vars.accent.solid },
    '&:hover::before, &:active::before': { backgroundColor: vars.accent.solid },
  },
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'CanvasText',
      selectors: { '&::before': { backgroundColor: 'CanvasText' } },
    },
    print: { display: 'none' },
  },
})
