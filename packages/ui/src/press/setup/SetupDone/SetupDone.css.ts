import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const page = style({ minBlockSize: '100dvh', color: vars.text.primary, backgroundColor: vars.canvas.bg })
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxInlineSize: toRem(760),
  marginInline: 'auto',
  padding: `${space[8]} ${space[4]} ${space[12]}`,
  '@media': { [media.tablet]: { paddingBlockStart: space[16] } },
})
export const title = style({ ...text.bookXl, fontSize: toRem(30), lineHeight: toRem(38), outline: 'none' })
export const lead = style({ ...text.body, color: vars.text.secondary })
export const lists = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
export const heading = style({ ...text.h3, marginBlockEnd: space[3] })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2.5] })
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space[2.5], minInlineSize: 0 })
export const words = style({ ...text.body, display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const value = style({ ...text.small, color: vars.text.muted, overflowWrap: 'anywhere' })
const mark = { display: 'flex', flex: 'none', marginBlockStart: '1px' } as const
export const ready = style({ ...mark, color: vars.status.success.text })
export const waits = style({ ...mark, marginBlockStart: space[1.5], color: vars.text.muted })
