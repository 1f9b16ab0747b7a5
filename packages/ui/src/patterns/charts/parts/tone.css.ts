import { createVar } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { media } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'
import type { SeriesTone } from './series.ts'

/** Colours of the series that a mark belongs to; set by one class of `tone`, inherited by everything inside. */
export const series = {
  /** The colour for areas. */
  solid: createVar(),
  /** The colour for lines and outlines: contrast 3 : 1 on the surface. */
  line: createVar(),
  /** The colour for the background of a texture. */
  soft: createVar(),
  text: createVar(),
}

const assignSeriesVars = (solid: string, soft: string, text: string, line = solid, system = 'CanvasText') => ({
  vars: { [series.solid]: solid, [series.line]: line, [series.soft]: soft, [series.text]: text },
  '@media': {
    [media.forcedColors]: {
      vars: { [series.solid]: system, [series.line]: system, [series.soft]: 'Canvas', [series.text]: 'CanvasText' },
    },
  },
})
const stage = (name: keyof typeof vars.stage) => {
  const { solid, soft, text } = vars.stage[name]
  return assignSeriesVars(solid, soft, text)
}

export const tone = variants<SeriesTone>({
  accent: assignSeriesVars(vars.accent.solid, vars.accent.soft, vars.accent.text, vars.accent.solid, 'Highlight'),
  ink: assignSeriesVars(vars.text.muted, vars.canvas.well, vars.text.secondary),
  // Uses the solid colour for fills only, because a line in this colour would be invisible on a light surface.
  attention: assignSeriesVars(vars.highlight.solid, vars.highlight.soft, vars.highlight.text, vars.highlight.text),
  info: assignSeriesVars(vars.status.info.solid, vars.status.info.soft, vars.status.info.text),
  success: assignSeriesVars(vars.status.success.solid, vars.status.success.soft, vars.status.success.text),
  danger: assignSeriesVars(vars.status.danger.solid, vars.status.danger.soft, vars.status.danger.text),
  editor: stage('editor'),
  project: stage('project'),
  process: stage('process'),
  signal: stage('signal'),
  author: stage('author'),
  typography: stage('typography'),
  wap: stage('wap'),
  account: stage('account'),
  stock: stage('stock'),
  done: stage('done'),
})

export const solidFill = style({ fill: series.solid })
export const softFill = style({ fill: series.soft })
export const lineFill = style({ fill: series.line })
export const lineStroke = style({ stroke: series.line })
export const toneText = style({ fill: series.text, color: series.text })
