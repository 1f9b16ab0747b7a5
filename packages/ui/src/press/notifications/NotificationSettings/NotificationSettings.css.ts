import { vars } from '../../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[6] } },
})

export const grid = style({ display: 'flex', flexDirection: 'column', containerType: 'inline-size' })
const tracks = { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) repeat(3, ${toRem(72)})`, alignItems: 'center' }
export const heads = style({
  ...text.caption,
  color: vars.text.secondary,
  '@media': {
    [media.tablet]: { ...tracks, padding: `${space[2.5]} ${space[4]}` },
    [media.belowTablet]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'clip', opacity: 0 },
  },
})
export const head = style({ textAlign: 'center' })
export const group = style({ borderBlockStart: `1px solid ${vars.border.subtle}`, paddingBlockEnd: space[1] })
export const groupName = style({
  ...text.caption,
  display: 'block',
  padding: `${space[3]} ${space[4]} ${space[1]}`,
  fontWeight: 500,
  color: vars.text.secondary,
})
export const row = style({
  ...text.small,
  padding: `${space[2]} ${space[4]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    '&:hover': { backgroundColor: vars.canvas.hover },
  },
  '@media': {
    [media.tablet]: tracks,
    [media.belowTablet]: { display: 'flex', flexWrap: 'wrap', gap: space[2] },
  },
})
export const topic = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 0,
  color: vars.text.primary,
  '@media': { [media.belowTablet]: { flexBasis: '100%' } },
})
export const hint = style({ ...text.caption, display: 'block', color: vars.text.muted })
export const cell = style({ display: 'grid', placeItems: 'center' })
/** A checkbox: without a label in the table, and as a chip with a label on narrow screens. */
export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '40px',
  minBlockSize: '36px',
  cursor: 'pointer',
  '@media': {
    [media.belowTablet]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[2],
      minBlockSize: '44px',
      paddingInline: space[3],
      borderRadius: radius.full,
      border: `1px solid ${vars.border.default}`,
      selectors: { '&:has(:checked)': { backgroundColor: vars.accent.soft, borderColor: vars.accent.solid } },
    },
  },
})
export const locked = style({ cursor: 'default', opacity: 0 })
/** The lock icon over a checkbox. The checkbox keeps the focus. */
export const lock = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: toRem(20),
  blockSize: toRem(20),
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.sunken,
  color: vars.text.muted,
  pointerEvents: 'none',
  selectors: { ':focus-visible ~ &': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' } },
  '@media': { [media.belowTablet]: { insetInlineStart: space[2.5] } },
})
export const channel = style({ ...text.caption, '@media': { [media.tablet]: { display: 'none' } } })

export const quiet = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const quietTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const times = style({
  display: 'grid',
  gridTemplateColumns: `${toRem(104)} auto ${toRem(104)}`,
  alignItems: 'center',
  gap: space[2],
})
export const day = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
export const bar = style({
  position: 'relative',
  blockSize: '8px',
  borderRadius: radius.full,
  backgroundColor: vars.canvas.sunken,
  overflow: 'clip',
})
export const stretch = style({ position: 'absolute', insetBlock: 0, backgroundColor: vars.text.secondary })
export const letterMark = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '3px',
  backgroundColor: vars.accent.solid,
})
export const scale = style({
  ...text.micro,
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.text.muted,
})
export const letterTime = style({ position: 'absolute', color: vars.accent.text })
export const quietFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const note = style({ ...text.caption, color: vars.text.muted })

export const browser = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const browserWords = style({ flex: '1 1 14rem', minInlineSize: 0 })
export const browserTitle = style(text.strong)
