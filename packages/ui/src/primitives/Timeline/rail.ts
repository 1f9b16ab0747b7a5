import { vars } from '../../themes/contract.css.ts'
import { media, radius } from '../../themes/scale.ts'

/** Returns the style of a round marker on a line of steps. All step lines of the application use it. */
export const createMarkerStyle = (diameter: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: diameter,
    blockSize: diameter,
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

/** The line from a 20 px marker down to the next marker. It is a border, because forced colors and print omit backgrounds. */
export const markerLine = {
  content: '',
  position: 'absolute',
  insetInlineStart: '9.5px',
  insetBlockStart: '20px',
  insetBlockEnd: 0,
  borderInlineStart: `1px solid ${vars.border.default}`,
} as const
