import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { media, radius, space } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

const appearKeyframes = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
const sheenKeyframes = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } })

/** Nothing is drawn in the first 200 ms, so that a quick response never flashes a skeleton. */
export const group = style({ display: 'block', animation: `${appearKeyframes} 1ms 200ms both` })

export const layout = style({ display: 'block' })

export const skeleton = style({
  display: 'block',
  flex: 'none',
  borderRadius: '5px',
  backgroundColor: vars.skeleton.base,
  backgroundImage: `linear-gradient(100deg, transparent 40%, ${vars.skeleton.sheen} 50%, transparent 60%)`,
  backgroundSize: '200% 100%',
  animation: `${sheenKeyframes} 1600ms linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', backgroundImage: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
})
export const shape = variants({
  text: { blockSize: '12px', marginBlock: space[1] },
  heading: { blockSize: '18px', marginBlock: space[1] },
  block: { blockSize: '100%', minBlockSize: '36px', borderRadius: radius.md },
  line: { blockSize: '4px' },
  circle: { inlineSize: '20px', blockSize: '20px', borderRadius: radius.full },
  cover: { inlineSize: '36px', blockSize: '51px', borderRadius: '2px' },
})
export const width = variants({
  auto: {},
  short: { inlineSize: '32%' },
  half: { inlineSize: '52%' },
  long: { inlineSize: '76%' },
  full: { inlineSize: '100%' },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[3]} ${space[3]} ${space[2.5]}`,
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
})
export const cardTop = style({ display: 'grid', gridTemplateColumns: '36px 1fr', gap: space[3] })
export const cardRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] })
