import { vars } from '../../themes/contract.css.ts'
import { media, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'
import { createMarkerStyle, futureMarker, markerLine, pastMarker } from './rail.ts'

const markerStyle = createMarkerStyle('20px')

export const timeline = style({ display: 'flex', flexDirection: 'column' })
export const event = style({
  position: 'relative',
  display: 'flex',
  gap: space[2.5],
  paddingBlockEnd: space[4],
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': markerLine,
  },
})
export const marker = variants({
  past: { ...markerStyle, ...pastMarker },
  current: {
    ...markerStyle,
    backgroundColor: vars.accent.solid,
    color: vars.text.onAccent,
    boxShadow: `0 0 0 3px ${vars.accent.soft}`,
    '@media': { [media.forcedColors]: { border: '2px solid Highlight' } },
  },
  future: { ...markerStyle, ...futureMarker },
  problem: {
    ...markerStyle,
    backgroundColor: vars.status.danger.solid,
    color: vars.status.danger.onSolid,
    '@media': { [media.forcedColors]: { border: '2px solid' } },
  },
})
export const eventText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[3]}` })
export const title = variants({
  past: { ...text.body, flex: '1 1 auto', color: vars.text.primary },
  current: { ...text.strong, flex: '1 1 auto', color: vars.text.primary },
  future: { ...text.body, flex: '1 1 auto', color: vars.text.secondary },
  problem: { ...text.strong, flex: '1 1 auto', color: vars.status.danger.text },
})
export const eventDate = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const detail = style({ ...text.small, marginBlockStart: space[0.5], color: vars.text.secondary })
