import { font, radius, toRem, space } from '../../themes/scale.ts'
import { vars } from '../../themes/contract.css.ts'
import { style, variants } from '../../themes/style.ts'

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.full,
  fontFamily: font.ui,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-.01em',
  userSelect: 'none',
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
})
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: radius.full,
  objectFit: 'cover',
})

const createSizeStyle = (pixels: number) => ({
  inlineSize: toRem(pixels),
  blockSize: toRem(pixels),
  fontSize: toRem(Math.round(pixels * 0.39 * 10) / 10),
})
export const size = variants({
  20: createSizeStyle(20),
  22: createSizeStyle(22),
  24: createSizeStyle(24),
  30: createSizeStyle(30),
  40: createSizeStyle(40),
  64: createSizeStyle(64),
  96: createSizeStyle(96),
})

export const hue = variants({
  sky: { backgroundColor: vars.avatar.sky.fill, color: vars.avatar.sky.ink },
  leaf: { backgroundColor: vars.avatar.leaf.fill, color: vars.avatar.leaf.ink },
  honey: { backgroundColor: vars.avatar.honey.fill, color: vars.avatar.honey.ink },
  tile: { backgroundColor: vars.avatar.tile.fill, color: vars.avatar.tile.ink },
  plum: { backgroundColor: vars.avatar.plum.fill, color: vars.avatar.plum.ink },
})
export const hiddenPeopleCount = style({ backgroundColor: vars.canvas.well, color: vars.text.secondary })

export const presence = style({
  position: 'absolute',
  insetInlineEnd: '-1px',
  insetBlockEnd: '-1px',
  inlineSize: '28%',
  blockSize: '28%',
  minInlineSize: '8px',
  minBlockSize: '8px',
  borderRadius: radius.full,
  boxShadow: `0 0 0 2px ${vars.canvas.surface}`,
})
export const presenceTone = variants({
  online: { backgroundColor: vars.status.success.solid },
  offline: { backgroundColor: vars.canvas.surface, border: `2px solid ${vars.border.control}` },
})

export const stack = style({ position: 'relative', display: 'inline-flex', isolation: 'isolate' })
export const stackedAvatar = style({
  display: 'inline-flex',
  borderRadius: radius.full,
  boxShadow: `0 0 0 2px ${vars.canvas.surface}`,
  selectors: { '& + &': { marginInlineStart: `-${space[1]}` } },
})
