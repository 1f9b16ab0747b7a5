import { vars } from '../../themes/contract.css.ts'
import { layer, media, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  selectors: { '&[hidden]': { display: 'none' } },
})
export const place = style({ ...text.caption, color: vars.text.muted })
export const title = style({
  ...text.h2,
  overflowWrap: 'anywhere',
  // It takes the focus so that reading begins here; nothing can be done with it, so nothing shows it.
  ':focus': { outline: 'none' },
})
export const hint = style({
  ...text.small,
  marginBlockStart: '2px',
  color: vars.text.secondary,
  maxInlineSize: '40rem',
})

export const problems = style({ listStyle: 'disc', paddingInlineStart: '18px' })
export const problem = style({
  color: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
  minBlockSize: '24px',
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})

/** On a phone the way on stays at the foot of the screen. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginBlockStart: '8px',
  paddingBlock: '12px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.canvas.bg,
  '@media': {
    [media.tablet]: { position: 'static', paddingBlockEnd: 0, borderBlockStart: 0, backgroundColor: 'transparent' },
  },
})
/** A line of its own above the buttons on a phone. */
export const aside = style({
  ...text.caption,
  flex: 1,
  color: vars.text.muted,
  textAlign: 'end',
  '@media': {
    [media.belowTablet]: {
      order: -1,
      flexBasis: '100%',
      textAlign: 'start',
      selectors: { '&:empty': { display: 'none' } },
    },
  },
})
/** The way on stands at the end, on a phone too. */
export const on = style({ marginInlineStart: 'auto' })
