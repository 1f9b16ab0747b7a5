import { vars } from '../../themes/contract.css.ts'
import { media, radius } from '../../themes/scale.ts'

/** A round marker on a path of steps; every path of the press is made of these. */
export const createMarker = (edge: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: edge,
    blockSize: edge,
    borderRadius: radius.full,
  }) as const

export const pastMarker = {
  backgroundColor: vars.text.muted,
  color: vars.canvas.bg,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} as const

export const futureMarker = {
  backgroundColor: vars.canvas.bg,
  color: vars.text.muted,
  boxShadow: `inset 0 0 0 1.5px ${vars.border.default}`,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
} as const

/** The line from a marker of 20 px down to the next one: an edge, as forced colours and paper leave grounds out. */
export const markerLine = {
  content: '',
  position: 'absolute',
  insetInlineStart: '9.5px',
  insetBlockStart: '20px',
  insetBlockEnd: 0,
  borderInlineStart: `1px solid ${vars.border.default}`,
} as const
