import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2.5] })
export const title = style({ ...text.small, fontWeight: 600 })
