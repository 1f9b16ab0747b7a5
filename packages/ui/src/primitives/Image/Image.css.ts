import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const figure = style({ minInlineSize: 0 })
export const box = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.md,
  '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
})
export const ratio = variants({
  '1/1': { aspectRatio: '1 / 1' },
  '4/3': { aspectRatio: '4 / 3' },
  '3/2': { aspectRatio: '3 / 2' },
  '16/9': { aspectRatio: '16 / 9' },
  '3/4': { aspectRatio: '3 / 4' },
  '2/3': { aspectRatio: '2 / 3' },
})
/** An image without a fixed ratio. It takes the shape of the image file, and has a minimum height until the file loads. */
export const naturalRatio = variants({
  loading: { minBlockSize: '96px' },
  loaded: {},
  failed: { minBlockSize: '96px', display: 'grid' },
})
export const absoluteCover = style({ position: 'absolute', inset: 0 })
export const image = style({ blockSize: 'auto', maxInlineSize: '100%' })
export const imageFillingBox = style({ inlineSize: '100%', blockSize: '100%' })
export const fit = variants({
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain' },
})
export const failedState = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  blockSize: '100%',
  padding: space[3],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.text.muted,
  backgroundColor: vars.canvas.sunken,
})
export const alt = style({ ...text.caption })
export const caption = style({ ...text.caption, marginBlockStart: space[2], color: vars.text.muted })
