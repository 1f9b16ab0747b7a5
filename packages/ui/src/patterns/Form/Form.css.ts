import { space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const unplacedErrors = style({ listStyle: 'disc', paddingInlineStart: space[4] })
