import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

/** The layout follows the width of the container, in a dialog or a drawer as on a page. */
export const room = style({ containerType: 'inline-size', inlineSize: '100%' })

const apart = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } as const
export const layout = variants({
  stacked: apart,
  inline: { ...apart, gap: space[3] },
  columns: {
    ...apart,
    alignItems: 'start',
    '@container': { '(min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
})
export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 })

export const set = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ ...text.h3, padding: 0, overflowWrap: 'anywhere' })
export const hint = style({
  ...text.small,
  marginBlockStart: space[0.5],
  color: vars.text.secondary,
  maxInlineSize: '40rem',
})
export const body = style({ marginBlockStart: space[3] })
