import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const lead = style({ ...text.small, marginBlockEnd: space[1], color: vars.text.secondary })
export const refused = style({
  ...text.small,
  display: 'flex',
  gap: space[2],
  color: vars.text.secondary,
})
export const refusedIcon = style({ color: vars.text.muted, marginBlockStart: '1px' })

export const requests = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
/** A requested document: like `part`, but with the date next to it. */
export const request = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 190px' } },
})
