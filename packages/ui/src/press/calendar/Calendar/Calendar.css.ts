import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const calendar = style({ display: 'flex', flexDirection: 'column', gap: space[3], flex: 1, minBlockSize: 0 })

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[2.5]} ${space[3]}`,
})
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  flex: 1,
})
export const turns = style({ display: 'flex', gap: space[1.5] })
export const title = style({
  ...text.h2,
  fontVariantNumeric: 'tabular-nums',
  '::first-letter': { textTransform: 'uppercase' },
})
/** The page's title and the days it shows. */
export const page = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[2]}` })
export const shown = style({ ...text.body, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[3]}` })
export const filters = style({
  display: 'flex',
  gap: space[1.5],
  flexBasis: '100%',
  minInlineSize: 0,
  // Room for the focus ring, which scrolling would cut off.
  margin: `-${space[1]}`,
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { flexWrap: 'wrap' } },
})

export const body = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' },
    '&[data-dragging="time"]': { cursor: 'cell' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
