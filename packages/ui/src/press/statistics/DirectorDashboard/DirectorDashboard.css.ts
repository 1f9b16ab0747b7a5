import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

/** Two columns with independent heights, so that a short list is not stretched to the height of a long list next to it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 404px' } },
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  // On a phone risks are at the top, and deliveries follow the money.
  '@media': { [media.belowTablet]: { display: 'contents' } },
})
export const place = variants({
  flow: { '@media': { [media.desktop]: { gridColumn: '1 / -1' }, [media.belowTablet]: { order: 1 } } },
  risks: {},
  money: { '@media': { [media.belowTablet]: { order: 2 } } },
  deliveries: { '@media': { [media.belowTablet]: { order: 3 } } },
  people: { '@media': { [media.belowTablet]: { order: 4 } } },
})

/* A list whose rows reach the edges of its panel. */
export const rows = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  minBlockSize: '53px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  ':hover': { backgroundColor: vars.canvas.hover },
})
export const riskRow = style({
  gridTemplate: '"cover words" "cover person" "cover late" / auto minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplate: '"cover words person late" / auto minmax(0, 1fr) 9.5rem 8.5rem' },
  },
})
export const deliveryRow = style({
  gridTemplate: '"cover words" "cover day" "cover copies" "cover where" / auto minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplate: '"day cover words copies where" / 3.5rem auto minmax(0, 1fr) 5.5rem 10rem' },
  },
})
export const area = variants({
  cover: { gridArea: 'cover' },
  words: { gridArea: 'words', minInlineSize: 0 },
  person: { gridArea: 'person', display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 },
  late: { gridArea: 'late', '@media': { [media.tablet]: { justifySelf: 'end' } } },
  day: { gridArea: 'day', fontWeight: 500 },
  copies: { gridArea: 'copies', '@media': { [media.tablet]: { textAlign: 'end' } } },
  where: { gridArea: 'where', color: vars.text.secondary },
})
export const plain = style({ ...text.small, fontVariantNumeric: 'tabular-nums' })
export const under = style({ ...text.caption, color: vars.text.secondary })
/** The link of the title, whose click area covers the row. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})
export const foot = style({ padding: `${space[3]} ${space[4]}`, borderBlockStart: `1px solid ${vars.border.subtle}` })

/* The list of sums. */
export const sums = style({ display: 'flex', flexDirection: 'column' })
export const sum = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  paddingBlock: space[1],
})
/** The overdue sum below the debtor's name, without a line break. */
export const overdue = style({ display: 'block', whiteSpace: 'nowrap' })
export const total = style({
  fontWeight: 600,
  paddingBlockStart: space[2],
  selectors: { '& ~ &': { marginBlockStart: space[2], borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/* A row with the working hours of a person. */
export const person = style({
  ...text.small,
  display: 'grid',
  gridTemplate: '"face name hours" "bar bar bar" / auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  paddingBlock: space[1.5],
  '@media': {
    [media.tablet]: {
      gridTemplate: '"face name bar hours" / auto minmax(0, 8rem) minmax(0, 1fr) minmax(5.5rem, auto)',
    },
  },
})
export const personName = style({ gridArea: 'name', overflowWrap: 'anywhere' })
export const personHours = style({
  gridArea: 'hours',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const over = style({ fontWeight: 600, color: vars.status.danger.text })
export const bar = style({
  gridArea: 'bar',
  position: 'relative',
  blockSize: '8px',
  borderRadius: radius.full,
  backgroundColor: vars.component.track,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
const part = {
  position: 'absolute',
  insetBlock: 0,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
} as const
export const within = style({
  ...part,
  insetInlineStart: 0,
  borderRadius: radius.full,
  backgroundColor: vars.text.muted,
})
export const beyond = style({
  ...part,
  borderStartEndRadius: radius.full,
  borderEndEndRadius: radius.full,
  backgroundColor: vars.status.danger.solid,
})
export const norm = style({
  position: 'absolute',
  insetBlock: '-4px',
  inlineSize: '1.5px',
  backgroundColor: vars.text.primary,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const advice = style({
  ...text.small,
  display: 'flex',
  gap: space[2],
  paddingBlockStart: space[2],
  color: vars.text.secondary,
})
