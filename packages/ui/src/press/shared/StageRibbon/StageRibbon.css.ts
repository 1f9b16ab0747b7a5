import { vars } from '../../../themes/contract.css.ts'
import { media, space } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'
import { stage } from '../../../foundations/stages/stages.css.ts'

export const ribbon = style({ display: 'flex', flex: 1, gap: space[0.5], minInlineSize: '48px' })

const segment = { flex: 1, blockSize: '4px', borderRadius: '1.5px' } as const
export const part = variants({
  past: {
    ...segment,
    backgroundColor: `color-mix(in oklab, ${vars.text.muted} 80%, ${vars.canvas.surface})`,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  current: {
    ...segment,
    backgroundColor: stage.solid,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  future: {
    ...segment,
    backgroundColor: vars.border.default,
    '@media': { [media.forcedColors]: { backgroundColor: 'GrayText', forcedColorAdjust: 'none' } },
  },
})
