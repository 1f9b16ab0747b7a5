import { style } from '../../themes/style.ts'

export const icon = style({ display: 'inline-block', flex: 'none', fill: 'currentColor', verticalAlign: '-0.18em' })
