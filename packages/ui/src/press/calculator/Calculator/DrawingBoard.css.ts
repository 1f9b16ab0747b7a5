import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const line = `${vars.component.drawingGrid} 1px, transparent 1px`

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '430px',
  overflow: 'hidden',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  backgroundImage: `linear-gradient(${line}), linear-gradient(90deg, ${line})`,
  backgroundSize: '24px 24px',
  backgroundPosition: '-1px -1px',
  boxShadow: vars.component.panelShadow,
  '@media': {
    [media.belowTablet]: { minBlockSize: '380px' },
    [media.forcedColors]: { border: '1px solid', backgroundImage: 'none' },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[4]} ${space[4]} 0`,
})
export const units = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '22px',
  paddingInline: `${space[2]} ${space[2]}`,
  borderRadius: radius.sm,
  fontWeight: 500,
  color: vars.text.secondary,
  backgroundColor: vars.canvas.well,
})
export const board = style({ position: 'relative', flex: 1, minBlockSize: 0, overflow: 'hidden' })
export const note = style({
  ...text.caption,
  padding: `0 ${space[4]} ${space[4]}`,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.text.secondary,
})
