import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, shell, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The editor, with the preview next to it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 })
/** The preview, which stays in view while the text fields scroll and scrolls separately. */
export const desk = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      maxBlockSize: `calc(100dvh - ${shell.header} - ${toRem(92)})`,
      overflowY: 'auto',
    },
    [media.low]: { position: 'static', maxBlockSize: 'none' },
  },
})
/** Both languages of a text. */
export const both = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const state = style({ ...text.small, color: vars.text.muted, whiteSpace: 'nowrap' })
