import { vars } from '../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const steps = style({ display: 'flex', gap: space[2] })
export const item = style({
  flex: 1,
  // The mark of a step is never clipped.
  minInlineSize: toRem(20),
  // On narrow screens only the current step has a name, and takes the width that it needs.
  '@media': { [media.belowTablet]: { selectors: { '&:has([aria-current])': { flex: '1 1 auto' } } } },
})
export const step = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: `${space[2.5]} ${space[1.5]}`,
  borderBlockStart: '2px solid',
  cursor: 'pointer',
  transition: 'color 140ms',
  ':hover': { color: vars.text.primary },
})
export const line = variants({
  current: { borderColor: vars.accent.solid, color: vars.text.primary, fontWeight: 500 },
  done: { borderColor: vars.text.muted, color: vars.text.muted },
  open: { borderColor: vars.border.default, color: vars.text.muted },
  problem: { borderColor: vars.status.danger.solid, color: vars.status.danger.text },
})
const disc = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(20),
  blockSize: toRem(20),
  borderRadius: radius.full,
  fontSize: '0.6875rem',
  lineHeight: '1',
  fontWeight: 600,
} as const
export const marker = variants({
  current: { ...disc, backgroundColor: vars.accent.solid, color: vars.text.onAccent },
  done: { ...disc, backgroundColor: vars.text.muted, color: vars.canvas.bg },
  open: { ...disc, boxShadow: `inset 0 0 0 1.5px ${vars.border.control}` },
  problem: { ...disc, backgroundColor: vars.status.danger.solid, color: vars.status.danger.onSolid },
})
/** On a narrow screen only the current step shows its name. */
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const nameAside = style({
  '@media': {
    [media.belowTablet]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
  },
})
