import { vars } from '../../themes/contract.css.ts'
import { density } from '../../themes/density.css.ts'
import { duration, easing, media, radius, toRem, space } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

const disabledSelector = '&:disabled, &[aria-disabled="true"]'
const hoverSelector = '&:hover:not(:disabled, [aria-disabled="true"])'
const pressedSelector = '&[aria-pressed="true"], &[aria-expanded="true"]'

export const button = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  border: '1px solid transparent',
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.out}, color ${duration.fast} ${easing.out}`,
  selectors: {
    [disabledSelector]: { color: vars.text.disabled, cursor: 'default' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '@media': {
    print: { display: 'none' },
    [media.coarsePointer]: { selectors: { '&::after': { inset: 'min(0px, (100% - 44px) / 2)' } } },
  },
})

export const size = variants({
  sm: { inlineSize: toRem(30), blockSize: toRem(30), borderRadius: '7px' },
  md: { inlineSize: density.control, blockSize: density.control, borderRadius: radius.md },
  lg: { inlineSize: toRem(44), blockSize: toRem(44), borderRadius: radius.card },
})

export const tone = variants({
  canvas: {
    color: vars.text.muted,
    selectors: {
      [hoverSelector]: { backgroundColor: vars.canvas.hover, color: vars.text.primary },
      [pressedSelector]: { backgroundColor: vars.canvas.hover, color: vars.text.primary },
    },
  },
  chrome: {
    color: vars.chrome.icon,
    selectors: {
      [hoverSelector]: { backgroundColor: vars.chrome.hover, color: vars.chrome.text },
      [pressedSelector]: { backgroundColor: vars.chrome.hover, color: vars.chrome.text },
    },
  },
  danger: {
    color: vars.status.danger.text,
    selectors: { [hoverSelector]: { backgroundColor: vars.status.danger.soft } },
  },
  accent: {
    backgroundColor: vars.accent.solid,
    color: vars.text.onAccent,
    selectors: { [hoverSelector]: { backgroundColor: vars.accent.solidHover } },
  },
})

export const outline = style({
  borderColor: vars.border.default,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.shadow.level1,
  color: vars.text.secondary,
})

/** The badge on the top corner of the icon, with a ring in the surface's color around it. A longer number grows outwards. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineStart: 'calc(50% + 1px)',
  minInlineSize: toRem(16),
  paddingInline: space[1],
  borderRadius: radius.full,
  backgroundColor: vars.highlight.solid,
  color: vars.highlight.onSolid,
  fontSize: '0.625rem',
  lineHeight: '1rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const badgeRing = variants({
  canvas: { boxShadow: `0 0 0 2px ${vars.canvas.bg}` },
  chrome: { boxShadow: `0 0 0 2px ${vars.chrome.bg}` },
  danger: { boxShadow: `0 0 0 2px ${vars.canvas.bg}` },
  accent: { boxShadow: `0 0 0 2px ${vars.canvas.bg}` },
})
