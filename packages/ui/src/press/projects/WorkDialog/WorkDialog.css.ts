import { style } from '../../../themes/style.ts'

export const fields = style({ paddingBlockStart: '10px' })
