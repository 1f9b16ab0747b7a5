import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { stage } from '../../../foundations/stages/stages.css.ts'

export const stages = style({
  display: 'grid',
  // On a phone the stages are one line that scrolls sideways, so that the pending items are visible right below.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(112px, 1fr)',
  gap: '1px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: radius.card,
  backgroundColor: vars.border.subtle,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      overflowX: 'hidden',
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' },
  },
})
export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[1],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
  minInlineSize: 0,
  backgroundColor: vars.canvas.surface,
})
export const cellLink = style({
  ':hover': { backgroundColor: vars.canvas.hover },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const figures = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const total = style({ ...text.h3, fontVariantNumeric: 'tabular-nums' })
export const overdue = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  fontWeight: 600,
  color: vars.status.danger.text,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({
  ...text.caption,
  color: vars.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** An empty stage is muted and loses its hue. */
export const empty = style({ vars: { [stage.soft]: vars.canvas.well, [stage.text]: vars.text.muted } })
