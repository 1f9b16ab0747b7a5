import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { visuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.css.ts'

/** On a phone the two prices of a binding are stacked. */
const narrow = '(max-width: 26rem)'
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

export const editor = style({ display: 'flex', flexDirection: 'column', gap: space[3], minBlockSize: 0 })
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 416px' } },
})
export const prices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  containerType: 'inline-size',
  minInlineSize: 0,
  padding: space[4],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
})
export const title = style(text.h3)
export const note = style({ ...text.small, flex: '1 1 auto', color: vars.text.muted })
export const day = style({ maxInlineSize: '20rem' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  // The width at which both columns of numbers fit. A container query, so it does not depend on the window.
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.45fr)' } },
})
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const sides = style({
  ...text.caption,
  ...figures,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[6],
  paddingInlineEnd: space[16],
  color: vars.text.muted,
})

export const group = style({ ...text.small, ...figures, inlineSize: '100%', borderCollapse: 'collapse' })
export const caption = style({
  ...text.strong,
  paddingBlockEnd: space[1.5],
  fontWeight: 600,
  textAlign: 'start',
  color: vars.text.primary,
})
export const hiddenHead = visuallyHidden
export const row = style({ borderBlockStart: `1px solid ${vars.border.subtle}` })
const cell = { paddingBlock: space[0.5], blockSize: '30px' }
export const what = style({
  ...cell,
  fontWeight: 'inherit',
  textAlign: 'start',
  color: vars.text.primary,
  overflowWrap: 'break-word',
})
export const old = style({
  ...cell,
  paddingInline: space[1],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  '@container': { [narrow]: { whiteSpace: 'normal' } },
})
export const now = style({ ...cell, inlineSize: '1%', textAlign: 'end', whiteSpace: 'nowrap' })
export const move = style({
  ...cell,
  inlineSize: '58px',
  paddingInlineStart: space[1],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.accent.text,
})
export const movedRead = style({ fontWeight: 600, color: vars.accent.text })
export const said = style({ ...text.caption, paddingBlockEnd: space[1.5], color: vars.status.danger.text })
export const tier = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] })
export const pair = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  '@container': { [narrow]: { flexWrap: 'wrap' } },
})

export const input = style({
  ...text.small,
  ...figures,
  inlineSize: '54px',
  blockSize: '26px',
  paddingInline: space[1.5],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.sm,
  textAlign: 'end',
  color: vars.text.primary,
  backgroundColor: vars.canvas.surface,
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&:focus': { borderColor: vars.accent.solid, outline: `2px solid ${vars.focus.ring}`, outlineOffset: '1px' },
  },
  '@media': { [media.coarsePointer]: { blockSize: '44px' } },
})
/** The field for a number of clicks, which has one digit more than a price. */
export const bound = style({ inlineSize: '62px' })
/** Highlights a number that differs from the previous list. */
export const moved = style({ fontWeight: 600, color: vars.accent.text, backgroundColor: vars.accent.soft })
export const wrong = style({ borderColor: vars.status.danger.text, color: vars.status.danger.text })

export const lock = style({
  ...text.caption,
  display: 'flex',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.md,
  color: vars.text.secondary,
  backgroundColor: vars.canvas.sunken,
})
