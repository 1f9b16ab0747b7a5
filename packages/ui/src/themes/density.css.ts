import { createGlobalThemeContract, globalStyle, assignVars } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'
import { media, toRem } from './scale.ts'

/**
 * The sizes that depend on the chosen density, and whether rows show their second line (`detail`). A coarse pointer or a narrow
 * screen always gets touch sizes. A part of the page may have a different density than the page.
 */
export const density = createGlobalThemeContract(
  { control: null, row: null, nav: null, cardPadding: null, cardCover: null, detail: null },
  (_value, path) => `press-density-${path.join('-')}`,
)

const comfortable = {
  control: toRem(36),
  row: '52px',
  nav: toRem(34),
  cardPadding: '12px',
  cardCover: '36px',
  detail: 'block',
}
const compact = {
  control: toRem(30),
  row: '40px',
  nav: toRem(32),
  cardPadding: '10px',
  cardCover: '28px',
  detail: 'none',
}
const touch = { ...comfortable, control: toRem(44), nav: toRem(44) }

globalStyle(':root, [data-density="comfortable"]', {
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
globalStyle('[data-density="compact"]', {
  '@layer': {
    [layers.tokens]: {
      '@media': { [`${media.tablet} and (pointer: fine)`]: { vars: assignVars(density, compact) } },
    },
  },
})
