import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { layers } from '../../themes/layers.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const stat = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, margin: 0 })
export const label = style({ ...text.caption, color: vars.text.muted, overflowWrap: 'break-word' })
export const figure = style({ ...text.figureL, fontVariantNumeric: 'tabular-nums lining-nums' })
export const figureTone = variants({ neutral: {}, danger: { color: vars.status.danger.text } })
export const unit = style({ ...text.body, letterSpacing: 'normal', color: vars.text.secondary })
export const delta = style({ ...text.caption, display: 'flex', alignItems: 'center', gap: space[1] })
export const deltaTone = variants({
  good: { color: vars.status.success.text },
  bad: { color: vars.status.danger.text },
  neutral: { color: vars.text.secondary },
})
export const note = variants({
  muted: { ...text.caption, color: vars.text.muted },
  attention: { ...text.caption, color: vars.highlight.text },
  danger: { ...text.caption, color: vars.status.danger.text },
})
export const chart = style({ marginBlockStart: space[1.5], color: vars.accent.solid })

/** A group of figures. A hairline is in the gap before each figure, and is cut off for the first figure of a line. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} 0`,
  marginInlineStart: `-${space[6]}`,
  overflow: 'clip',
})
globalStyle(`${group} > ${stat}`, {
  '@layer': {
    [layers.components]: {
      position: 'relative',
      insetInlineStart: '-1px',
      paddingInline: `${space[6]} ${space[8]}`,
      borderInlineStart: `1px solid ${vars.border.default}`,
      marginInlineStart: 0,
    },
  },
})
