import { createContainer, globalStyle } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { layers } from '../../themes/layers.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'
import { stage, tile } from '../../foundations/stages/stages.css.ts'

/** Named, because the strip's parent is a container too. */
const stripContainer = createContainer()

export const strip = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  marginInline: space[6],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: { containerName: stripContainer, containerType: 'inline-size' },
    [media.belowTablet]: {
      gap: space[1.5],
      marginInline: 0,
      padding: `${space[3]} ${space[4]} ${space[1]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderRadius: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
})
/** On wide screens the strip is hidden if all columns fit. A phone shows one column at a time, so it always shows the strip. */
export const pillsOnly = style({ '@media': { [media.tablet]: { display: 'none' } } })

/**
 * The width below which ten cells have room only for the numbers, without icons: on a small screen, or next to the moves of a past
 * day.
 */
const narrowStrip = `${stripContainer} (max-width: 60rem)`

export const cell = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
  flex: '1 1 0',
  minInlineSize: 0,
  padding: `${space[2]} ${space[1.5]} ${space[2]} ${space[3]}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '12px',
      inlineSize: '1px',
      backgroundColor: vars.border.subtle,
    },
  },
  '@container': { [narrowStrip]: { columnGap: space[1], paddingInline: `${space[1.5]} ${space[1]}` } },
  '@media': {
    [media.belowTablet]: {
      display: 'inline-flex',
      gap: space[2],
      flex: 'none',
      minBlockSize: '34px',
      padding: `0 ${space[2]}`,
      borderRadius: '9px',
      backgroundColor: vars.canvas.well,
      color: vars.text.secondary,
      // Extends the touch target beyond the visible pill.
      '::after': { content: '', position: 'absolute', insetBlock: '-5px', insetInline: '-3px' },
      selectors: {
        '& + &::before': { display: 'none' },
        '&[aria-current="true"]': {
          backgroundColor: stage.soft,
          color: stage.text,
          fontWeight: 500,
          boxShadow: `inset 0 0 0 1px ${stage.border}`,
        },
      },
    },
  },
})
globalStyle(`${cell} > ${tile}`, {
  '@layer': {
    [layers.components]: {
      '@container': { [narrowStrip]: { display: 'none' } },
      '@media': {
        [media.belowTablet]: { backgroundColor: 'transparent', inlineSize: '16px' },
      },
    },
  },
})

export const total = style({
  gridRow: 1,
  gridColumn: 2,
  ...text.h3,
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowTablet]: { ...text.small, fontWeight: 'inherit' },
  },
})
export const overdue = style({
  gridRow: 1,
  gridColumn: 3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  fontSize: '0.75rem',
  lineHeight: '0.875rem',
  fontWeight: 600,
  color: vars.status.danger.text,
  fontVariantNumeric: 'tabular-nums',
})
/** The current number of cards, on the board of a past day. */
export const currentTotal = style({
  gridRow: 1,
  gridColumn: 3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  ...text.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  fontSize: '0.75rem',
  lineHeight: '0.9375rem',
  color: vars.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowTablet]: {
      ...text.small,
      fontWeight: 'inherit',
      color: 'inherit',
      // Only the current pill shows its name. The names of other pills are for screen readers only.
      selectors: {
        [`${cell}:not([aria-current="true"]) > &`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

/** Marks the visible columns. */
export const bracket = style({
  position: 'absolute',
  insetBlock: '-1px',
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1.5px ${vars.border.strong}`,
  pointerEvents: 'none',
  transition: `inset-inline-start ${duration.base} ${easing.out}, inline-size ${duration.base} ${easing.out}`,
  '@media': {
    [media.belowTablet]: { display: 'none' },
    [media.forcedColors]: { border: '2px solid Highlight' },
  },
})
