import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: '34px',
  paddingInline: space[2.5],
  borderRadius: radius.md,
  color: vars.chrome.icon,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.out}`,
  ':hover': { backgroundColor: vars.chrome.hover },
  '@media': {
    [media.desktop]: {
      flexShrink: 1,
      inlineSize: '288px',
      minInlineSize: '132px',
      backgroundColor: vars.chrome.hover,
      color: vars.chrome.textMuted,
      ':hover': { backgroundColor: vars.chrome.active },
    },
    '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px', justifyContent: 'center' },
    [media.forcedColors]: { border: '1px solid' },
  },
})
/** Read by screen readers everywhere, visible only when there is space. */
export const buttonText = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  clipPath: 'inset(50%)',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: {
      ...text.small,
      position: 'static',
      flex: 1,
      blockSize: 'auto',
      minInlineSize: 0,
      overflow: 'hidden',
      clipPath: 'none',
      textAlign: 'start',
      textOverflow: 'ellipsis',
    },
  },
})
export const keys = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline-flex' } } })
