import { vars } from '../../themes/contract.css.ts'
import { text, type TextRole } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' }
const book = { fontOpticalSizing: 'auto' as const, textWrap: 'pretty' as const }

export const variant = variants<TextRole>({
  ...text,
  bookXl: { ...text.bookXl, ...book },
  bookL: { ...text.bookL, ...book },
  bookM: { ...text.bookM, ...book },
  bookS: { ...text.bookS, ...book },
  h1: { ...text.h1, textWrap: 'balance' },
  figureXl: { ...text.figureXl, ...figures },
  figureL: { ...text.figureL, ...figures },
})

export const tone = variants({
  primary: { color: vars.text.primary },
  secondary: { color: vars.text.secondary },
  muted: { color: vars.text.muted },
  accent: { color: vars.accent.text },
  danger: { color: vars.status.danger.text },
  attention: { color: vars.highlight.text },
  success: { color: vars.status.success.text },
  inherit: { color: 'inherit' },
})

export const tabular = style(figures)
export const words = style({ overflowWrap: 'break-word' })
export const truncate = style({
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'break-word',
})
export const lines = variants({
  1: { WebkitLineClamp: 1 },
  2: { WebkitLineClamp: 2 },
  3: { WebkitLineClamp: 3 },
})
export const hyphenated = style({ hyphens: 'auto' })
