import { vars } from '../../themes/contract.css.ts'
import { duration, easing, availableHeight, media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const dialog = style({
  margin: 'auto',
  inlineSize: 'calc(100% - 32px)',
  maxBlockSize: `min(calc(${availableHeight} - 48px), 860px)`,
  borderRadius: radius.dialog,
  transition: `translate ${duration.slow} ${easing.out}, opacity ${duration.base} ${easing.out}`,
  '@starting-style': { opacity: 0, translate: '0 10px' },
  '@media': { [media.low]: { maxBlockSize: `calc(${availableHeight} - 16px)` } },
})
const sheet = {
  margin: 0,
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: availableHeight,
  maxBlockSize: availableHeight,
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
  gap: space[3],
  flex: 'none',
  padding: `${space[6]} ${space[6]} 0`,
  '@media': { [media.belowTablet]: { padding: `${space[4]} ${space[4]} 0` } },
})
export const title = style({ ...text.h2, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' })
export const close = style({ flex: 'none', marginBlock: `-${space[1]}`, marginInlineEnd: `-${space[2]}` })
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[1.5]} ${space[6]} ${space[4]}`,
  color: vars.text.secondary,
  '@media': { [media.belowTablet]: { paddingInline: space[4] }, [media.low]: { flex: 'none', overflowY: 'visible' } },
})
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  flex: 'none',
  padding: `${space[4]} ${space[6]}`,
  backgroundColor: vars.canvas.sunken,
  '@media': {
    [media.belowTablet]: { paddingInline: space[4], paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))` },
  },
})
