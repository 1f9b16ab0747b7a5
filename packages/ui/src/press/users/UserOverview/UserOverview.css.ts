import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[2.5]}`,
  marginBlockEnd: space[2.5],
})
export const title = style({ ...text.h3 })
export const note = style({ ...text.small, color: vars.text.secondary })
export const atEnd = style({ marginInlineStart: 'auto' })
export const few = style({ ...text.body, color: vars.text.secondary })

/** The legend «среднее …» with a sample of its dotted line. */
export const peers = style([
  atEnd,
  {
    '::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: space[5],
      marginInlineEnd: space[2],
      verticalAlign: 'middle',
      borderBlockStart: `2px dotted ${vars.border.strong}`,
    },
  },
])

export const criteria = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 0 } },
})
export const criterion = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      paddingInline: space[3],
      borderInlineStart: `1px solid ${vars.border.subtle}`,
      selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 'none' } },
    },
  },
})
export const figures = style({ display: 'flex', alignItems: 'baseline', gap: space[2] })
export const figure = style({ ...text.h2, fontVariantNumeric: 'tabular-nums' })
export const better = style({ ...text.small, color: vars.status.success.text })
export const worse = style({ ...text.small, color: vars.status.danger.text })
export const line = style({ inlineSize: '100%', blockSize: '44px', marginBlock: space[2] })
export const course = style({
  fill: 'none',
  stroke: vars.accent.solid,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const peerLine = style({
  stroke: vars.border.strong,
  strokeWidth: 1,
  strokeDasharray: '1 4',
  vectorEffect: 'non-scaling-stroke',
})
export const ends = style({
  ...text.caption,
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.text.muted,
})

export const weeks = style({ display: 'flex', alignItems: 'flex-end', gap: space[1.5], marginBlockEnd: space[2] })
export const week = style({
  ...text.caption,
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
})
export const weekNow = style({ color: vars.text.primary, fontWeight: 600 })
export const bar = style({
  alignSelf: 'stretch',
  borderRadius: `${radius.xs} ${radius.xs} 0 0`,
  backgroundColor: vars.accent.solid,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const barAhead = style({ opacity: 0.4 })
export const barOver = style({ backgroundColor: vars.status.danger.solid })

export const rows = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const rowName = style({ minInlineSize: 0 })
export const rowTitle = style({ ...text.strong })
/** Two columns of different width, because the contracts need more space than the load of the week. */
export const halves = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
/** An end date stays on one line, so that it is easy to read. */
export const end = style({ flex: 'none', ...text.small, color: vars.text.secondary })

const punctual = { ...text.small, display: 'block' } as const
export const early = style({ ...punctual, color: vars.status.success.text })
export const late = style({ ...punctual, color: vars.status.danger.text })
export const onTime = style({ ...punctual, color: vars.text.secondary })
