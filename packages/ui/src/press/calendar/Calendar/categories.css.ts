import type { EventCategory } from '@press/domain'
import { createVar } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { radius, toRem } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

/** Colours of the category that a part of the calendar belongs to. A class of `hue` sets them for everything inside. */
export const category = { fill: createVar(), ink: createVar() }

const assigned = ({ fill, ink }: { fill: string; ink: string }) => ({
  vars: { [category.fill]: fill, [category.ink]: ink },
})

/** Uses the hues of people, not of stages: a meeting is not a stage of production. */
export const hue = variants<EventCategory | 'deadline'>({
  meetings: assigned(vars.avatar.sky),
  personal: assigned(vars.avatar.plum),
  holidays: assigned({ fill: vars.border.default, ink: vars.text.primary }),
  family: assigned(vars.avatar.honey),
  work: assigned(vars.avatar.tile),
  trips: assigned(vars.avatar.leaf),
  deadline: assigned({ fill: vars.border.subtle, ink: vars.text.secondary }),
})

/** The category as a small coloured tile with its icon. */
export const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.xs,
  backgroundColor: category.fill,
  color: category.ink,
})
export const tileSize = variants({
  sm: { inlineSize: toRem(16), blockSize: toRem(16) },
  md: { inlineSize: toRem(22), blockSize: toRem(22), borderRadius: radius.sm },
})
