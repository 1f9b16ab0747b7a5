import { style } from '../../themes/style.ts'

export const screenOnly = style({ display: 'contents', '@media': { print: { display: 'none' } } })
export const printOnly = style({ display: 'none', '@media': { print: { display: 'block' } } })
