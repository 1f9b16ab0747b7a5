import { vars } from '../../../themes/contract.css.ts'
import { media, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** Fills the available height. Each pane scrolls separately. */
export const chat = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(248px, 316px) minmax(0, 2.2fr)' },
    [media.desktop]: { gridTemplateColumns: '316px minmax(0, 1fr)' },
  },
})
export const withInfo = style({
  '@media': { [media.desktop]: { gridTemplateColumns: '316px minmax(0, 1fr) 292px' } },
})

const edge = `1px solid ${vars.border.subtle}`
export const list = style({
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [media.tablet]: { borderInlineEnd: edge } },
})
export const thread = style({ display: 'flex', minInlineSize: 0, minBlockSize: 0 })
/** A phone shows either the list or the conversation. */
export const awayOnPhone = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
export const none = style({ display: 'grid', placeItems: 'center', flex: 1, padding: space[6] })
export const info = style({
  minInlineSize: 0,
  minBlockSize: 0,
  padding: `${space[6]} ${space[6]}`,
  borderInlineStart: edge,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.border.default} transparent`,
})
