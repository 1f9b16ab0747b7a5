import { createVar, globalStyle } from '@vanilla-extract/css'
import { createMarkerStyle as discOf, futureMarker, markerLine, pastMarker } from '../../../primitives/Timeline/rail.ts'
import { vars } from '../../../themes/contract.css.ts'
import { layers } from '../../../themes/layers.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'
import { stage } from '../../../foundations/stages/stages.css.ts'

/** Edge length of a marker, and of the current one, which is larger on the horizontal path. */
const edge = createVar()
const currentEdge = createVar()

export const path = variants({
  horizontal: {
    vars: { [edge]: '14px', [currentEdge]: '22px' },
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingBlockStart: space[1],
    containerType: 'inline-size',
  },
  small: { vars: { [edge]: '20px', [currentEdge]: '20px' }, display: 'flex', flexDirection: 'column' },
  large: { vars: { [edge]: '28px', [currentEdge]: '28px' }, display: 'flex', flexDirection: 'column' },
})

export const step = variants({
  horizontal: {
    position: 'relative',
    paddingBlockStart: space[6],
    paddingInlineEnd: space[1],
    // The line to the next stage; it starts under this marker.
    selectors: {
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '7px',
        insetInlineStart: 0,
        inlineSize: '100%',
        borderBlockStart: `2px solid ${vars.border.default}`,
      },
    },
  },
  small: {
    position: 'relative',
    display: 'flex',
    gap: space[2.5],
    minBlockSize: '31px',
    paddingBlockEnd: space[2],
    selectors: {
      '&:not(:last-child)::before': markerLine,
    },
  },
  large: { display: 'flex', alignItems: 'center', gap: space[3], minBlockSize: '46px', paddingBlock: space[1.5] },
})
export const passed = style({})
globalStyle(`${passed}:not(:last-child)::before`, {
  '@layer': { [layers.components]: { borderColor: vars.text.muted } },
})

const disc = discOf(edge)
export const marker = variants({
  past: { ...disc, ...pastMarker },
  current: {
    ...disc,
    inlineSize: currentEdge,
    blockSize: currentEdge,
    backgroundColor: stage.solid,
    color: stage.onSolid,
    boxShadow: `0 0 0 3px ${stage.soft}`,
    '@media': { [media.forcedColors]: { border: '2px solid Highlight' } },
  },
  future: { ...disc, ...futureMarker },
})
/** The position of markers on the line itself; the current marker is centred on its place. */
export const onLine = style({ position: 'absolute', insetInlineStart: 0, insetBlockStart: '1px' })
export const onLineCurrent = style({ insetInlineStart: '-4px', insetBlockStart: '-3px' })

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' })
export const title = variants({
  past: { color: vars.text.primary },
  current: { color: vars.text.primary, fontWeight: 500 },
  future: { color: vars.text.secondary },
})
export const size = variants({ small: text.small, large: text.body })
export const note = style({ ...text.caption, display: 'block', color: vars.text.muted })
export const date = style({
  ...text.caption,
  flex: 'none',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const smallDate = style({ lineHeight: '1.125rem' })

/** Space under a marker for a short word. If there is no space, only the current stage keeps its name. */
export const label = style({
  display: 'block',
  fontSize: '0.71875rem',
  lineHeight: '0.875rem',
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': {
    '(max-width: 620px)': { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
  },
})
export const labelCurrent = style({
  display: 'block',
  paddingBlockStart: space[0.5],
  fontSize: '0.71875rem',
  lineHeight: '0.875rem',
  fontWeight: 500,
  color: vars.text.primary,
  whiteSpace: 'nowrap',
})
export const labelDate = style({
  display: 'block',
  marginBlockStart: space[0.5],
  fontSize: '0.6875rem',
  lineHeight: '0.875rem',
  fontWeight: 400,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
