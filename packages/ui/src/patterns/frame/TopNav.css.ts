import { vars } from '../../themes/contract.css.ts'
import { media, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const nav = style({
  display: 'none',
  minInlineSize: 0,
  '@media': { [media.tablet]: { display: 'flex' } },
})
/** Only the first line of the wrapped list is visible. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[0.5],
  minInlineSize: 0,
  blockSize: toRem(56),
  overflow: 'hidden',
})
export const overflowItem = style({ visibility: 'hidden' })
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  blockSize: toRem(56),
  flex: 'none',
  paddingInline: space[3],
  cursor: 'pointer',
  ...text.body,
  whiteSpace: 'nowrap',
  color: vars.chrome.textMuted,
  selectors: {
    '&:hover': { color: vars.chrome.text },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': { color: vars.chrome.text, fontWeight: 500 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '12px',
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: '2px',
      backgroundColor: vars.accent.solid,
    },
  },
})
