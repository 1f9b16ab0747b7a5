import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The ochre edge marks the person's next action: at the top on a phone, at the start on wider screens. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"due due" "cover words" "actions actions" / auto minmax(0, 1fr)',
  gap: `${space[3]} ${space[4]}`,
  padding: `${space[5]} ${space[4]} ${space[4]}`,
  borderRadius: radius.dialog,
  overflow: 'hidden',
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: '3px',
    backgroundColor: vars.highlight.solid,
  },
  '@media': {
    [media.tablet]: {
      gridTemplate: '"cover due actions" auto "cover words actions" auto / auto minmax(0, 1fr) auto',
      gap: `${space[1]} ${space[6]}`,
      padding: `${space[5]} ${space[6]} ${space[5]} ${space[6]}`,
      '::before': { insetInlineEnd: 'auto', insetBlock: 0, inlineSize: '4px', blockSize: 'auto' },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
})
export const coverless = style({
  gridTemplate: '"due" "words" "actions" / minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplate: '"due actions" auto "words actions" auto / minmax(0, 1fr) auto' },
  },
})
export const cover = style({ gridArea: 'cover' })
export const due = style({
  ...text.small,
  gridArea: 'due',
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: 500,
  color: vars.highlight.text,
  '@media': { [media.tablet]: { paddingBlockStart: space[2] } },
})
export const late = style({ color: vars.status.danger.text })
export const words = style({ gridArea: 'words', minInlineSize: 0 })
export const title = style({
  fontSize: '1.0625rem',
  lineHeight: '1.4375rem',
  fontWeight: 600,
  letterSpacing: '-.006em',
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: '1.125rem', lineHeight: '1.5625rem' } },
})
export const body = style({
  ...text.body,
  maxInlineSize: '32.5rem',
  marginBlockStart: space[1],
  color: vars.text.secondary,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
})
export const actions = style({
  gridArea: 'actions',
  alignSelf: 'center',
  display: 'flex',
  gap: space[2],
  '@media': { [media.tablet]: { flexDirection: 'column', minInlineSize: '150px' } },
})
export const main = style({ flex: 1, display: 'grid' })
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'grid' } } })
