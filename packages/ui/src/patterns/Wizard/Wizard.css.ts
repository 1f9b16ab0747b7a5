import { vars } from '../../themes/contract.css.ts'
import { zIndexes, media, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const wizard = style({ minInlineSize: 0 })
export const panels = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  selectors: { '&[hidden]': { display: 'none' } },
})
export const stepPosition = style({ ...text.caption, color: vars.text.muted })
export const title = style({
  ...text.h2,
  overflowWrap: 'anywhere',
  // The heading takes the focus, so that screen readers start here. It is not interactive, so it has no focus ring.
  ':focus': { outline: 'none' },
})
export const hint = style({
  ...text.small,
  marginBlockStart: space[0.5],
  color: vars.text.secondary,
  maxInlineSize: '40rem',
})

export const problems = style({ listStyle: 'disc', paddingInlineStart: space[4] })
export const problem = style({
  color: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
  minBlockSize: '24px',
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})

/**
 * On a phone the parts of this bar are laid out directly in the form, so that the next button stays at the bottom of the screen.
 */
export const bar = style({
  display: 'contents',
  '@media': { [media.tablet]: { display: 'flex', alignItems: 'center', gap: space[2], marginBlockStart: space[1.5] } },
})
export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  marginBlock: `${space[1.5]} -${space[1]}`,
  '@media': { [media.tablet]: { marginBlock: 0 } },
})
export const aside = style({
  ...text.caption,
  flex: 1,
  marginInlineEnd: space[1.5],
  color: vars.text.muted,
  textAlign: 'end',
})
export const nextButtonBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndexes.sticky,
  display: 'grid',
  paddingBlock: space[3],
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: { position: 'static', padding: 0, border: 0, backgroundColor: 'transparent' },
    [media.low]: { position: 'static' },
  },
})
