import { vars } from '../../../themes/contract.css.ts'
import { media, radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const calendar = style({ display: 'flex', flexDirection: 'column', gap: '12px', flex: 1, minBlockSize: 0 })

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '10px 12px' })
export const period = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', flex: 1 })
export const turns = style({ display: 'flex', gap: '6px' })
export const title = style({
  ...text.h2,
  fontVariantNumeric: 'tabular-nums',
  '::first-letter': { textTransform: 'uppercase' },
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
export const filters = style({
  display: 'flex',
  gap: '6px',
  flexBasis: '100%',
  minInlineSize: 0,
  // Room for the focus ring, which scrolling would cut off.
  margin: '-3px',
  padding: '3px',
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
