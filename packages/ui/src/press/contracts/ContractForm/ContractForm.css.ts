import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, shell, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** Layout of the fields, the contract's text and the panel with the amounts. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${toRem(300)} minmax(0, 1fr)` },
    [media.desktop]: { gridTemplateColumns: `${toRem(264)} minmax(0, 1fr) ${toRem(228)}` },
  },
})
export const fields = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space[6] })
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
/** Numeric fields, two on a line, no wider than their values. */
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[3]}`,
  alignItems: 'start',
})
export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 })
export const heading = style({ ...text.h3 })
/** The contract's text, which stays in view while the fields scroll and scrolls separately. */
export const desk = style({
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      maxBlockSize: `calc(100dvh - ${shell.header} - ${toRem(92)})`,
      overflowY: 'auto',
    },
    [media.low]: { position: 'static', maxBlockSize: 'none' },
  },
})
export const rail = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { paddingInlineStart: space[4], borderInlineStart: `1px solid ${vars.border.default}` },
  },
})
export const state = style({ ...text.small, color: vars.text.muted, whiteSpace: 'nowrap' })
export const sides = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[3],
})
