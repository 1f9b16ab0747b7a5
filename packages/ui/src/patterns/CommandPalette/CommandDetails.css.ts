import { vars } from '../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** The details of an item: next to the list when there is space; otherwise over the bottom of the list, on demand. */
export const detailsPane = style({
  display: 'none',
  flexDirection: 'column',
  gap: space[4],
  minBlockSize: 0,
  backgroundColor: vars.canvas.sunken,
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flex: 'none',
      inlineSize: toRem(320),
      overflowY: 'auto',
      padding: space[4],
      paddingBlockEnd: space[2.5],
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
  },
})
export const detailsPaneOpen = style({
  '@media': {
    [media.belowDesktop]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      display: 'flex',
      padding: space[2],
      borderBlockStart: `1px solid ${vars.border.default}`,
    },
  },
})
export const preview = style({
  flex: 1,
  minInlineSize: 0,
  paddingInline: space[1],
  '@media': { [media.belowDesktop]: { display: 'none' } },
})
export const actionList = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  '@media': { [media.desktop]: { paddingBlockStart: space[2.5], borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const actionRow = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: toRem(34),
  paddingInline: space[2],
  borderRadius: radius.md,
  color: vars.text.primary,
  cursor: 'pointer',
  textAlign: 'start',
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})
export const primaryActionRow = style({
  backgroundColor: vars.accent.solid,
  color: vars.text.onAccent,
  fontWeight: 500,
  ':hover': { backgroundColor: vars.accent.solidHover },
})
export const label = style({ flex: 1, minInlineSize: 0 })
export const keys = style({ flex: 'none', '@media': { [media.coarsePointer]: { display: 'none' } } })
