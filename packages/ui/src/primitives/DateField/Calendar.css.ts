import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'
import { forcedColorsSelected } from '../../private/forced-colors.ts'

export const popover = style({
  inlineSize: 'max-content',
  padding: `${space[2.5]} ${space[3]} ${space[3]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.card,
  backgroundColor: vars.canvas.raised,
  color: vars.text.primary,
  boxShadow: vars.shadow.level3,
  transition: `opacity ${duration.fast} ${easing.out}`,
  '@starting-style': { opacity: 0 },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space[0.5], paddingBlockEnd: space[1] })
export const title = style({ ...text.strong, flex: 1, paddingInlineStart: space[2] })
export const grid = style({ ...text.small, fontVariantNumeric: 'tabular-nums', textAlign: 'center' })
export const weekday = style({ ...text.caption, color: vars.text.muted, fontWeight: 400, paddingBlock: space[1] })
export const cell = style({ padding: '1px' })
/** A day between the ends of a range. The background is continuous under the gaps. */
export const dayInRange = style({
  backgroundColor: vars.accent.soft,
  '@media': { [media.forcedColors]: { outline: '1px dashed CanvasText', outlineOffset: '-2px' } },
})
export const day = style({
  inlineSize: toRem(34),
  blockSize: toRem(32),
  borderRadius: radius.md,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: `color-mix(in oklab, ${vars.text.primary} 7%, transparent)` },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-current="date"]': { boxShadow: `inset 0 0 0 1px ${vars.border.control}`, fontWeight: 500 },
    '&[aria-pressed="true"]': { backgroundColor: vars.accent.solid, color: vars.text.onAccent, fontWeight: 500 },
    '&[aria-disabled="true"]': { color: vars.text.disabled, textDecorationLine: 'line-through', cursor: 'default' },
  },
  '@media': {
    // Seven cells fit the narrowest phone.
    [media.coarsePointer]: { inlineSize: 'min(40px, calc((100vw - 56px) / 7))', blockSize: toRem(44) },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': forcedColorsSelected } },
  },
})
export const dayOutsideMonth = style({ color: vars.text.muted })
export const calendarFooter = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '30px',
  maxInlineSize: '252px',
  paddingBlockStart: space[1],
})
export const reason = style({ color: vars.text.muted })
