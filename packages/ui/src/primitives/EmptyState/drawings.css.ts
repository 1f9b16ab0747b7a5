import { vars } from '../../themes/contract.css.ts'
import { style } from '../../themes/style.ts'

const line = {
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

export const outline = style({ ...line, stroke: vars.border.strong })
export const faintLine = style({ ...line, stroke: vars.border.default })
export const accent = style({ ...line, stroke: vars.accent.solid })
export const danger = style({ ...line, stroke: vars.status.danger.solid })
