import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const alert = style({
  ...text.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2.5],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  color: vars.text.primary,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

const createToneStyle = (hue: keyof typeof vars.status) => ({
  backgroundColor: vars.status[hue].soft,
  boxShadow: `inset 0 0 0 1px ${vars.status[hue].border}`,
})
export const tone = variants({
  info: createToneStyle('info'),
  success: createToneStyle('success'),
  warning: createToneStyle('warning'),
  danger: createToneStyle('danger'),
})
export const icon = variants({
  info: { color: vars.status.info.text },
  success: { color: vars.status.success.text },
  warning: { color: vars.status.warning.text },
  danger: { color: vars.status.danger.text },
})
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[3]}`,
  overflowWrap: 'anywhere',
})
export const alertText = style({ flex: '1 1 14rem', minInlineSize: 0 })
export const title = style({ fontWeight: 600 })

/** A button inside a sentence. It is bold and has no frame. */
export const action = style({
  flex: 'none',
  minBlockSize: '24px',
  marginBlock: `-${space[1]}`,
  fontWeight: 500,
  borderRadius: radius.xs,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const closeButton = style({ flex: 'none', margin: `-${space[1.5]} -${space[2]} -${space[1.5]} 0` })
