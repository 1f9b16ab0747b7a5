import type { StageKey } from '@press/domain'
import { createVar } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { radius, toRem } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

/** Colours of the stage that a part of the page belongs to; set by one class of `hue`, inherited by everything inside. */
export const stage = {
  solid: createVar(),
  text: createVar(),
  soft: createVar(),
  border: createVar(),
  onSolid: createVar(),
}

const assignStageVars = (colours: Record<keyof typeof stage, string>) => ({
  vars: {
    [stage.solid]: colours.solid,
    [stage.text]: colours.text,
    [stage.soft]: colours.soft,
    [stage.border]: colours.border,
    [stage.onSolid]: colours.onSolid,
  },
})

/** `none` for content without a stage: an archive, a status of an offer. */
export const hue = variants<StageKey | 'none'>({
  editor: assignStageVars(vars.stage.editor),
  project: assignStageVars(vars.stage.project),
  process: assignStageVars(vars.stage.process),
  signal: assignStageVars(vars.stage.signal),
  author: assignStageVars(vars.stage.author),
  typography: assignStageVars(vars.stage.typography),
  wap: assignStageVars(vars.stage.wap),
  account: assignStageVars(vars.stage.account),
  stock: assignStageVars(vars.stage.stock),
  done: assignStageVars(vars.stage.done),
  none: assignStageVars({
    solid: vars.border.control,
    text: vars.text.secondary,
    soft: vars.canvas.well,
    border: vars.border.default,
    onSolid: vars.canvas.surface,
  }),
})

export const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(20),
  blockSize: toRem(20),
  borderRadius: radius.sm,
  backgroundColor: stage.soft,
  color: stage.text,
})
