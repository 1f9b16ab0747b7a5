import type { ReceiptPart } from '@press/domain'
import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

export const receipt = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const top = style({
  padding: `${space[4]} ${space[5]} ${space[4]}`,
  transition: `opacity ${duration.fast} ${easing.out}`,
})
/** Shown while the receipt no longer matches the fields. */
export const stale = style({ opacity: 0.55 })
export const staleNote = style({
  ...text.caption,
  display: 'flex',
  gap: space[1.5],
  padding: `0 ${space[5]} ${space[3]}`,
  color: vars.status.danger.text,
})
export const label = style({ ...text.caption, color: vars.text.muted })
export const total = style({ ...text.figureXl, ...figures, display: 'block', overflowWrap: 'anywhere' })
export const unit = style({ ...text.small, ...figures, color: vars.text.secondary })
export const vat = style({ ...text.caption, ...figures, color: vars.text.muted })

export const later = style({
  ...text.caption,
  ...figures,
  display: 'flex',
  gap: space[1.5],
  paddingBlockStart: space[1.5],
  color: vars.text.secondary,
})

const appear = keyframes({ from: { opacity: 0 } })
export const fresh = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} ${duration.fast} ${easing.out}` },
  },
})

/** Shades of one hue, lighter from part to part. The list below repeats each shade on its line. */
const hueOf = (part: number) =>
  ({
    backgroundColor: `color-mix(in oklab, ${vars.accent.solid} ${part}%, ${vars.canvas.surface})`,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  }) as const
export const share = variants<ReceiptPart>({
  paper: hueOf(100),
  print: hueOf(80),
  cover: hueOf(62),
  binding: hueOf(46),
  lamination: hueOf(32),
  preparation: hueOf(20),
  overhead: hueOf(14),
  margin: hueOf(10),
  rounding: hueOf(10),
})
export const bar = style({
  display: 'flex',
  gap: space[0.5],
  blockSize: '8px',
  marginBlockStart: space[4],
  overflow: 'hidden',
  borderRadius: radius.xs,
})

export const parts = style({ padding: `0 ${space[5]}` })
export const part = style({
  ...text.body,
  lineHeight: '1.125rem',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const partName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const key = style({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineEnd: space[2],
  borderRadius: '2px',
})
export const reason = style({ ...text.caption, ...figures, display: 'block', color: vars.text.muted })
export const sum = style({ ...figures, flex: 'none', textAlign: 'end' })

export const all = style({
  display: 'flex',
  marginInline: space[5],
  paddingBlock: `${space[2.5]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
const cell = { paddingBlock: space[2], borderBlockStart: `1px solid ${vars.border.subtle}` }
export const lines = style({ ...text.small, ...figures, inlineSize: '100%', borderCollapse: 'collapse' })
export const lineHead = style({
  ...text.caption,
  paddingBlock: space[1.5],
  fontWeight: 500,
  textAlign: 'end',
  color: vars.text.muted,
  ':first-child': { textAlign: 'start' },
})
export const lineReason = style({
  ...cell,
  fontWeight: 'inherit',
  textAlign: 'start',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
})
export const lineFigure = style({
  ...cell,
  paddingInlineStart: space[4],
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
})
export const result = style({ fontWeight: 600, color: vars.text.primary })

export const runs = style({ marginBlockStart: 'auto', padding: `0 ${space[5]} ${space[4]}` })
export const runsTitle = style({
  ...text.caption,
  paddingBlock: `${space[3]} ${space[1]}`,
  borderBlockStart: `1.5px dashed ${vars.border.default}`,
  color: vars.text.muted,
})
export const run = style({
  ...text.small,
  ...figures,
  display: 'grid',
  gridTemplateColumns: '3rem 1fr auto',
  alignItems: 'center',
  gap: space[2],
  inlineSize: 'calc(100% + 16px)',
  minBlockSize: '28px',
  marginInline: `-${space[2]}`,
  paddingInline: space[2],
  borderRadius: radius.sm,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})
export const runCopies = style({ fontWeight: 500 })
export const runUnit = style({ color: vars.text.muted, textAlign: 'end' })
export const runTotal = style({ textAlign: 'end' })
export const hint = style({
  ...text.caption,
  ...figures,
  display: 'flex',
  gap: space[2],
  marginBlockStart: space[2.5],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.md,
  color: vars.text.primary,
  backgroundColor: vars.highlight.soft,
})
