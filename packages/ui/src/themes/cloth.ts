/** The eight cloths a drawn cover is bound in, with the ink that is stamped on each. The same in every theme. */
export const cloths = {
  ink: { fill: '#26344d', stamp: '#e9e1cf' },
  petrol: { fill: '#1e5561', stamp: '#e6ead9' },
  madder: { fill: '#8a3b34', stamp: '#f3e2cd' },
  ochre: { fill: '#b9852d', stamp: '#2a2213' },
  sage: { fill: '#57694f', stamp: '#eef0de' },
  plum: { fill: '#563a54', stamp: '#f0dfe2' },
  sand: { fill: '#dccdae', stamp: '#3a3020' },
  slate: { fill: '#66788a', stamp: '#f3f0e6' },
} as const
export type Cloth = keyof typeof cloths
export const clothKeys = Object.keys(cloths) as Cloth[]

/** Light along the joint between spine and board, and the shadow a book throws. */
export const binding = {
  joint:
    'linear-gradient(90deg, rgb(255 255 255 / .1) 0, rgb(0 0 0 / .1) 2.2%, rgb(0 0 0 / 0) 4%, rgb(0 0 0 / .13) 7%, rgb(255 255 255 / .1) 8.4%, rgb(255 255 255 / 0) 13%)',
  edge: 'rgb(255 255 255 / .14)',
  contact: 'rgb(20 26 42 / .18)',
  cast: 'rgb(20 26 42 / .16)',
  /** Of a book drawn in space: the sides away from the light, the ground under it, its leaves. */
  shade: 'rgb(0 0 0 / .24)',
  ground: 'rgb(20 26 42 / .28)',
  paperShade: 'rgb(107 93 64 / .14)',
  leaf: 'rgb(125 112 89 / .3)',
} as const

/** The wall, the board and the lettering around the shelf of the sign-in screen; a picture, and so the same in every theme. */
export const shelf = { wall: '#0f1a2c', board: '#d8cfba', lettering: '#ece5d6' } as const
