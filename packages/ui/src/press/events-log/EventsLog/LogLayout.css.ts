import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0, flex: 1 } as const
export const layout = style({ ...column, gap: space[3] })
export const rest = style({ ...column, gap: space[2] })
