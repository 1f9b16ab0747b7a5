import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

const moving = '(prefers-reduced-motion: no-preference)'

export const accordion = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const item = style({
  interpolateSize: 'allow-keywords',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: {
    '&:first-child': { borderBlockStart: `1px solid ${vars.border.subtle}` },
  },
  '@media': {
    [moving]: {
      selectors: {
        '&::details-content': {
          blockSize: 0,
          overflow: 'clip',
          transition: `block-size ${duration.base} ${easing.out}, content-visibility ${duration.base} allow-discrete`,
        },
        '&[open]::details-content': { blockSize: 'auto' },
      },
    },
    print: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
  },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '44px',
  padding: '10px 8px',
  borderRadius: radius.sm,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
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
  selectors: { [`${item}[open] > ${summary} > &`]: { rotate: '180deg' } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' }, print: { display: 'none' } },
})
export const panel = style({ padding: '2px 8px 16px', color: vars.text.secondary, overflowWrap: 'break-word' })
