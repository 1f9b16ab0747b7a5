import { createVar } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { density } from '../../themes/density.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

const inlinePadding = createVar()

const disabledSelector = '&[aria-disabled="true"]:not([aria-busy="true"]), &:disabled'
const hoverSelector = '&:hover:not(:disabled, [aria-disabled="true"])'
const activeSelector = '&:active:not(:disabled, [aria-disabled="true"])'

export const button = style({
  ...text.strong,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  paddingInline: inlinePadding,
  border: '1px solid transparent',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${duration.fast} ${easing.out}, border-color ${duration.fast} ${easing.out}`,
  selectors: {
    [disabledSelector]: {
      backgroundColor: vars.canvas.sunken,
      borderColor: 'transparent',
      boxShadow: 'none',
      color: vars.text.disabled,
      cursor: 'default',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[aria-pressed="true"]': { fontWeight: 600, color: vars.text.primary },
    // A touch target needs 44 px, whatever the visible size.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: 0 },
  },
  '@media': {
    print: { display: 'none' },
    [media.coarsePointer]: { selectors: { '&::after': { insetBlock: 'min(0px, (100% - 44px) / 2)' } } },
    [media.forcedColors]: { selectors: { [disabledSelector]: { color: 'GrayText', borderColor: 'GrayText' } } },
  },
})

export const size = variants({
  sm: {
    vars: { [inlinePadding]: '9px' },
    minBlockSize: '30px',
    paddingBlock: space[1],
    borderRadius: '7px',
    fontSize: text.small.fontSize,
  },
  md: {
    vars: { [inlinePadding]: '13px' },
    minBlockSize: density.control,
    paddingBlock: space[1],
    borderRadius: radius.md,
  },
  lg: {
    vars: { [inlinePadding]: '19px' },
    minBlockSize: '44px',
    paddingBlock: space[2],
    borderRadius: radius.card,
    fontSize: text.h3.fontSize,
  },
})

export const variant = variants({
  primary: {
    backgroundColor: vars.accent.solid,
    color: vars.text.onAccent,
    selectors: {
      [hoverSelector]: { backgroundColor: vars.accent.solidHover },
      [activeSelector]: { backgroundColor: vars.accent.solidActive },
    },
  },
  secondary: {
    backgroundColor: vars.canvas.surface,
    borderColor: vars.border.default,
    boxShadow: vars.shadow.level1,
    color: vars.text.primary,
    selectors: {
      [hoverSelector]: { backgroundColor: vars.canvas.hover },
      [activeSelector]: { backgroundColor: vars.canvas.well },
    },
  },
  tinted: {
    backgroundColor: vars.accent.soft,
    color: vars.accent.text,
    selectors: {
      [hoverSelector]: { backgroundColor: vars.accent.softHover },
      [activeSelector]: { backgroundColor: vars.accent.softHover },
    },
  },
  quiet: {
    color: vars.text.secondary,
    selectors: {
      [hoverSelector]: { backgroundColor: vars.canvas.hover },
      [activeSelector]: { backgroundColor: vars.canvas.well },
    },
  },
  danger: {
    backgroundColor: vars.status.danger.solid,
    color: vars.status.danger.onSolid,
    selectors: {
      [hoverSelector]: {
        backgroundColor: `color-mix(in oklab, ${vars.status.danger.solid} 90%, ${vars.text.primary})`,
      },
      [activeSelector]: {
        backgroundColor: `color-mix(in oklab, ${vars.status.danger.solid} 82%, ${vars.text.primary})`,
      },
    },
  },
  dangerOutline: {
    borderColor: vars.status.danger.border,
    color: vars.status.danger.text,
    selectors: {
      [hoverSelector]: { backgroundColor: vars.status.danger.soft },
      [activeSelector]: { backgroundColor: vars.status.danger.soft, borderColor: vars.status.danger.text },
    },
  },
})

export const fullWidth = style({ inlineSize: '100%' })

/**
 * Contains the normal and the busy content of a button in one grid cell, so that the button always has the width of the wider
 * content.
 */
export const faces = style({ display: 'grid', justifyItems: 'center', minInlineSize: 0 })
export const face = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
})
export const hiddenFace = style({ visibility: 'hidden' })
/** The spinner is inside the button's padding, so that a busy state does not make the button wider. */
export const busyFace = style({ marginInline: `calc(${space[1]} - ${inlinePadding})` })
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const leading = style({ display: 'inline-flex', marginInlineStart: `-${space[0.5]}` })
export const trailing = style({ display: 'inline-flex', marginInlineEnd: `-${space[0.5]}` })
