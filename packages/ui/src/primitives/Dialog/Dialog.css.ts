import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const dialog = style({
  margin: 'auto',
  inlineSize: 'calc(100% - 32px)',
  maxBlockSize: 'min(calc(100dvh - 48px), 860px)',
  borderRadius: radius.dialog,
  transition: `translate ${duration.slow} ${easing.out}, opacity ${duration.base} ${easing.out}`,
  '@starting-style': { opacity: 0, translate: '0 10px' },
})
const sheet = {
  margin: 0,
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  borderRadius: 0,
}
export const size = variants({
  sm: { maxInlineSize: '440px' },
  md: { maxInlineSize: '640px', '@media': { [media.belowTablet]: sheet } },
  lg: { maxInlineSize: '880px', '@media': { [media.belowTablet]: sheet } },
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  flex: 'none',
  padding: '22px 24px 0',
  '@media': { [media.belowTablet]: { padding: '16px 16px 0' } },
})
export const title = style({ ...text.h2, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' })
export const close = style({ flex: 'none', marginBlock: '-3px', marginInlineEnd: '-8px' })
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px 24px 18px',
  color: vars.text.secondary,
  '@media': { [media.belowTablet]: { paddingInline: '16px' } },
})
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px',
  flex: 'none',
  padding: '14px 24px',
  backgroundColor: vars.canvas.sunken,
  '@media': {
    [media.belowTablet]: { paddingInline: '16px', paddingBlockEnd: 'max(14px, env(safe-area-inset-bottom))' },
  },
})
