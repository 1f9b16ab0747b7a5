import { vars } from '../../themes/contract.css.ts'
import { layer, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const sections = style({ display: 'flex', flexDirection: 'column', containerType: 'inline-size' })
export const part = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.default}` } },
})
/** What it is beside its fields, above them where there is no room. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 40px',
  paddingBlock: '24px',
  '@container': { '(min-width: 52rem)': { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
})
export const title = style({ ...text.h2 })
export const about = style({ ...text.small, marginBlockStart: '4px', color: vars.text.secondary })

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px 12px',
  paddingBlock: '12px',
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const state = style({ ...text.small, flex: 1, minInlineSize: 'min-content', color: vars.text.muted })
