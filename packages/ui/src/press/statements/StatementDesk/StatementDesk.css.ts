import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums' } as const
const line = `1px solid ${vars.border.subtle}`

export const desk = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
})
export const left = style({ ...text.body, ...figures, color: vars.text.muted })
export const figure = style({ ...text.h1, ...figures, color: vars.text.primary })
export const proof = style({
  ...text.small,
  ...figures,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.status.success.text,
})
export const bar = style({
  display: 'flex',
  gap: space[0.5],
  blockSize: '10px',
  borderRadius: radius.full,
  overflow: 'hidden',
  backgroundColor: vars.canvas.sunken,
})
export const segment = style({ minInlineSize: '4px' })
export const hue = variants({
  matched: { backgroundColor: vars.accent.solid },
  confirm: { backgroundColor: vars.highlight.solid },
  unknown: { backgroundColor: vars.border.strong },
  foreign: { backgroundColor: vars.border.default },
  reversed: { backgroundColor: vars.border.default },
})
export const legend = style({
  ...text.small,
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
})
export const mark = style({ display: 'inline-block', inlineSize: '8px', blockSize: '8px', borderRadius: radius.full })
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const strong = style({ fontWeight: 600 })
export const muted = style({ color: vars.text.muted })

export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
})
export const list = style({
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const group = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  padding: `${space[4]} ${space[4]} ${space[2]}`,
})
export const groupName = style({ ...text.body, fontWeight: 600 })
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const item = style({ borderBlockStart: line })
export const row = style({
  ...text.body,
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[0.5]} ${space[4]}`,
  inlineSize: '100%',
  minBlockSize: '44px',
  padding: `${space[2]} ${space[4]}`,
  border: 0,
  borderInlineStart: '3px solid transparent',
  backgroundColor: 'transparent',
  color: vars.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '72px minmax(0, 1.2fr) minmax(0, 1.4fr) 130px', alignItems: 'center' },
  },
})
export const chosen = style({ backgroundColor: vars.canvas.selected, borderInlineStartColor: vars.accent.solid })
export const day = style({
  ...text.small,
  color: vars.text.muted,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
})
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const second = style({ ...text.small, display: 'block', color: vars.text.muted })
export const reason = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { gridRow: 3, gridColumn: '1 / -1' } },
})
export const amount = style({ fontWeight: 600, whiteSpace: 'nowrap', textAlign: 'end' })
export const done = style({
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: line,
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const foot = style({ padding: space[3], borderBlockStart: line, ':empty': { display: 'none' } })

export const pane = style({
  position: 'sticky',
  insetBlockStart: 0,
  padding: space[5],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const detail = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const paneHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] })
export const purpose = style({
  ...text.body,
  margin: 0,
  padding: space[3],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
  overflowWrap: 'anywhere',
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 150px',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: line,
})
export const sums = style({
  ...figures,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: line,
})
export const keys = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: vars.text.muted,
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] })
