import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

/** The layout follows the width of the container, in a dialog or a drawer as on a page. */
export const fieldContainer = style({ containerType: 'inline-size', inlineSize: '100%' })

const fieldColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } as const
export const layout = variants({
  stacked: fieldColumn,
  inline: { ...fieldColumn, gap: space[3] },
  columns: {
    ...fieldColumn,
    alignItems: 'start',
    '@container': { '(min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
})
export const fullWidthField = style({ gridColumn: '1 / -1', minInlineSize: 0 })

export const fieldSet = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ ...text.h3, padding: 0, overflowWrap: 'anywhere' })
export const hint = style({
  ...text.small,
  marginBlockStart: space[0.5],
  color: vars.text.secondary,
  maxInlineSize: '40rem',
})
export const body = style({ marginBlockStart: space[3] })
