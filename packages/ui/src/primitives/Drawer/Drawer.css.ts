import { globalStyle } from '@vanilla-extract/css'
import { scrim } from '../../private/modal.css.ts'
import { vars } from '../../themes/contract.css.ts'
import { layers } from '../../themes/layers.css.ts'
import { duration, easing, availableHeight, media, messages, radius, shell, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const drawer = style({
  insetBlock: `12px calc(12px + ${messages})`,
  insetInline: 'auto 12px',
  inlineSize: `min(${shell.drawer}, calc(100% - 24px))`,
  blockSize: `calc(${availableHeight} - 24px)`,
  borderRadius: radius.dialog,
  backgroundColor: vars.canvas.surface,
  transition: `translate ${duration.slow} ${easing.out}, opacity ${duration.base} ${easing.out}`,
  '@starting-style': { opacity: 0, translate: '12px 0' },
  selectors: {
    // When another drawer opens over this drawer, this drawer moves back.
    '&:has(~ &)': { translate: '-28px 0' },
  },
  '@media': {
    [media.belowTablet]: {
      inset: `${messages} 0 0`,
      inlineSize: '100%',
      blockSize: availableHeight,
      borderRadius: 0,
    },
  },
})
// A second drawer adds only a lighter backdrop, so the page does not get twice as dark.
globalStyle(`${drawer} ~ ${scrim}:has(+ ${drawer})`, {
  '@layer': { [layers.components]: { backgroundColor: `color-mix(in srgb, ${vars.scrim} 45%, transparent)` } },
})
export const header = style({
  flex: 'none',
  padding: `${space[4]} ${space[6]} 0`,
  '@media': { [media.belowTablet]: { padding: `${space[3]} ${space[4]} 0` } },
})
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '36px',
  marginInlineEnd: `-${space[2]}`,
})
export const eyebrow = style({ ...text.small, flex: 1, minInlineSize: 0, color: vars.text.muted })
export const title = style({
  ...text.h1,
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  overflowWrap: 'anywhere',
})
export const titleWithoutEyebrow = style({ flex: 1, minInlineSize: 0 })
export const summary = style({ marginBlockStart: space[1.5] })
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[4]} ${space[6]}`,
  '@media': { [media.belowTablet]: { paddingInline: space[4] }, [media.low]: { flex: 'none', overflowY: 'visible' } },
})
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.belowTablet]: { paddingInline: space[4], paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))` },
  },
})
