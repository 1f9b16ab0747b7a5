import { vars } from '../../themes/contract.css.ts'
import { zIndexes, media, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const bar = style({
  display: 'none',
  '@media': {
    [media.belowTablet]: {
      display: 'block',
      flex: 'none',
      zIndex: zIndexes.header,
      backgroundColor: vars.chrome.bg,
      borderBlockStart: `1px solid ${vars.chrome.border}`,
      paddingBlockEnd: `max(${space[2]}, env(safe-area-inset-bottom))`,
    },
  },
})
export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' })
export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  inlineSize: '100%',
  minBlockSize: '64px',
  ...text.micro,
  fontWeight: 400,
  color: vars.chrome.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.accent.text, fontWeight: 500 },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
export const label = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const count = style({ position: 'absolute', insetBlockStart: '6px', insetInlineStart: 'calc(50% + 4px)' })
