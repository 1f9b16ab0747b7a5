import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const badge = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '22px',
  maxInlineSize: '100%',
  paddingInline: space[2],
  borderRadius: radius.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const withGlyph = style({ paddingInlineStart: space[2] })
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

export const tone = variants({
  neutral: { backgroundColor: vars.canvas.well, color: vars.text.secondary },
  info: { backgroundColor: vars.status.info.soft, color: vars.status.info.text },
  success: { backgroundColor: vars.status.success.soft, color: vars.status.success.text },
  warning: { backgroundColor: vars.status.warning.soft, color: vars.status.warning.text },
  danger: { backgroundColor: vars.status.danger.soft, color: vars.status.danger.text },
  accent: { backgroundColor: vars.accent.soft, color: vars.accent.text },
  attention: { backgroundColor: vars.highlight.soft, color: vars.highlight.text },
})

export const stage = variants(
  Object.fromEntries(
    Object.entries(vars.stage).map(([key, hue]) => [key, { backgroundColor: hue.soft, color: hue.text }]),
  ) as Record<keyof typeof vars.stage, { backgroundColor: string; color: string }>,
)

export const count = style({
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  display: 'inline-block',
  minInlineSize: '18px',
  paddingInline: space[1],
  borderRadius: radius.full,
  textAlign: 'center',
  flex: 'none',
})
export const countTone = variants({
  attention: { backgroundColor: vars.highlight.solid, color: vars.highlight.onSolid },
  neutral: { color: vars.text.muted, fontWeight: 400, fontSize: '0.75rem' },
})
