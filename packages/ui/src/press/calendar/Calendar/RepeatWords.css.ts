import { vars } from '../../../themes/contract.css.ts'
import { media, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const line = style({ position: 'relative', display: 'flex', flex: 1, alignSelf: 'stretch', minInlineSize: 0 })
/** The same text as in the field, but transparent, so that parts of it can be underlined. */
export const marks = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  pointerEvents: 'none',
  whiteSpace: 'pre',
  color: 'transparent',
  fontSize: text.body.fontSize,
  lineHeight: text.body.lineHeight,
  '@media': { [media.coarsePointer]: { fontSize: '1rem' } },
})
export const understood = style({
  boxShadow: `0 2px 0 ${vars.accent.solid}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '2px solid Highlight' } },
})
export const strange = style({
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationColor: vars.status.warning.solid,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
})
