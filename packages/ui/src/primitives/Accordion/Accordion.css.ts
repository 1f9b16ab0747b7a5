import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

const motionAllowed = '(prefers-reduced-motion: no-preference)'

export const accordion = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const item = style({
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: {
    '&:first-child': { borderBlockStart: `1px solid ${vars.border.subtle}` },
  },
})
export const content = style({
  interpolateSize: 'allow-keywords',
  selectors: { '&[data-state="closed"]': { blockSize: 0, overflow: 'clip', contentVisibility: 'hidden' } },
  '@media': {
    [motionAllowed]: {
      overflow: 'clip',
      transition: `block-size ${duration.base} ${easing.out}, content-visibility ${duration.base} allow-discrete`,
    },
    print: { selectors: { '&[data-state="closed"]': { contentVisibility: 'visible', blockSize: 'auto' } } },
  },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  inlineSize: '100%',
  minBlockSize: '44px',
  padding: `${space[2.5]} ${space[2]}`,
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.canvas.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const title = style({ ...text.strong, flex: 1, minInlineSize: 0, overflowWrap: 'break-word' })
export const aside = style({ ...text.small, flex: 'none', maxInlineSize: '40%', color: vars.text.muted })
export const caret = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.text.muted,
  transition: `rotate ${duration.base} ${easing.out}`,
  selectors: { [`${summary}[data-state="open"] > &`]: { rotate: '180deg' } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' }, print: { display: 'none' } },
})
export const panel = style({
  padding: `${space[0.5]} ${space[2]} ${space[4]}`,
  color: vars.text.secondary,
  overflowWrap: 'break-word',
})
