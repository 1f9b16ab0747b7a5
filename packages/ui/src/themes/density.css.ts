import { createGlobalThemeContract, globalStyle, assignVars } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'
import { media } from './scale.ts'

/** Heights that follow the chosen density; a coarse pointer or a narrow screen always gets touch sizes. */
export const density = createGlobalThemeContract(
  { control: null, row: null, nav: null, cardPadding: null, cardCover: null },
  (_value, path) => `press-density-${path.join('-')}`,
)

const comfortable = { control: '36px', row: '52px', nav: '34px', cardPadding: '12px', cardCover: '36px' }
const compact = { control: '30px', row: '40px', nav: '32px', cardPadding: '10px', cardCover: '28px' }
const touch = { ...comfortable, control: '44px', nav: '44px' }

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      vars: assignVars(density, comfortable),
      '@media': {
        [media.belowTablet]: { vars: assignVars(density, touch) },
        [media.coarsePointer]: { vars: assignVars(density, touch) },
      },
    },
  },
})
globalStyle(':root[data-density="compact"]', {
  '@layer': {
    [layers.tokens]: {
      '@media': { [`${media.tablet} and (pointer: fine)`]: { vars: assignVars(density, compact) } },
    },
  },
})
