import { vars } from '../../themes/contract.css.ts'
import { density } from '../../themes/density.css.ts'
import { duration, radius, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[1]} ${space[3]} ${space[3]}`,
  minInlineSize: 0,
})
export const heading = style({
  ...text.caption,
  fontWeight: 500,
  color: vars.chrome.textMuted,
  padding: `${space[4]} ${space[2.5]} ${space[1.5]}`,
})
export const gap = style({ blockSize: toRem(12) })
export const list = style({ display: 'flex', flexDirection: 'column' })

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  inlineSize: '100%',
  minBlockSize: density.nav,
  paddingInline: space[2.5],
  borderRadius: radius.md,
  ...text.body,
  color: vars.chrome.text,
  cursor: 'pointer',
  transition: `background-color ${duration.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.chrome.hover },
    '&[aria-current]': {
      backgroundColor: vars.chrome.active,
      boxShadow: vars.component.navOnShadow,
      fontWeight: 500,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid SelectedItem' } } } },
})
export const quietEntry = style({ ...text.small, color: vars.chrome.textMuted })
export const glyph = style({
  display: 'inline-flex',
  color: vars.chrome.icon,
  selectors: { [`${item}[aria-current] &`]: { color: vars.accent.text } },
})
export const label = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const collapsed = style({})
export const collapsedEntry = style({
  selectors: { [`${collapsed} &`]: { inlineSize: toRem(48), paddingInline: 0, justifyContent: 'center' } },
})
export const dot = style({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '8px',
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: '50%',
  backgroundColor: vars.highlight.solid,
})
