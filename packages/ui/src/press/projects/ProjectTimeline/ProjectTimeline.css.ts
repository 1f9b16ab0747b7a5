import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const list = style({ display: 'flex', flexDirection: 'column', marginBlockStart: space[4] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)', gap: space[5], alignItems: 'center' },
  },
})
export const name = style({ ...text.strong })
export const quiet = style({ ...text.small, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' })
export const late = style({ ...text.small, color: vars.status.danger.text })
export const track = style({
  position: 'relative',
  blockSize: '20px',
  borderRadius: radius.xs,
  backgroundColor: vars.component.track,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
const piece = { position: 'absolute', minInlineSize: '6px', borderRadius: radius.xs } as const
/** A bar at the planned dates of a work. */
export const planned = style({ ...piece, insetBlock: '2px', border: `1.5px dashed ${vars.text.muted}` })
export const expected = variants({
  ontime: { ...piece, insetBlock: '6px', backgroundColor: vars.accent.solid },
  done: { ...piece, insetBlock: '6px', backgroundColor: vars.text.muted },
  late: { ...piece, insetBlock: '6px', backgroundColor: vars.status.danger.solid },
})
export const now = style({
  position: 'absolute',
  insetBlock: '-4px',
  inlineSize: '1.5px',
  backgroundColor: vars.highlight.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
