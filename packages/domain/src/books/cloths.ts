/**
 * The eight cloths of a drawn cover, each with the ink that is stamped on it. They are the same in every theme. They are not design
 * tokens of `@press/ui`, because the server also draws covers, for Instagram.
 */
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
