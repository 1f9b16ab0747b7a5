import { keyframes } from '@vanilla-extract/css'
import { media } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

const turnKeyframes = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({
  display: 'inline-flex',
  flex: 'none',
  animation: `${turnKeyframes} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
