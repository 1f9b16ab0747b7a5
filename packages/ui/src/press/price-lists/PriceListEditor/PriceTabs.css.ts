import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const tabs = style({
  display: 'flex',
  flexShrink: 0,
  overflow: 'auto',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': {
    [media.belowTablet]: { flexDirection: 'column' },
    [media.forcedColors]: { border: '1px solid' },
  },
})
export const tab = style({
  ...text.small,
  display: 'flex',
  flex: '1 0 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minBlockSize: '44px',
  paddingBlock: space[1.5],
  paddingInline: space[4],
  color: vars.text.secondary,
  textDecoration: 'none',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&:hover': { backgroundColor: vars.canvas.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-3px', borderRadius: radius.panel },
  },
})
export const tabHere = style([
  tab,
  {
    color: vars.text.primary,
    backgroundColor: vars.accent.soft,
    selectors: { '&:hover': { backgroundColor: vars.accent.soft } },
  },
])
export const day = style({ fontVariantNumeric: 'tabular-nums' })
export const count = style({ ...text.caption, marginInlineStart: 'auto', color: vars.text.secondary })
