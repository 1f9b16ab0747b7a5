/** The highlight along the joint between spine and board, and the shadow that a book casts. */
export const binding = {
  joint:
    'linear-gradient(90deg, rgb(255 255 255 / .1) 0, rgb(0 0 0 / .1) 2.2%, rgb(0 0 0 / 0) 4%, rgb(0 0 0 / .13) 7%, rgb(255 255 255 / .1) 8.4%, rgb(255 255 255 / 0) 13%)',
  edge: 'rgb(255 255 255 / .14)',
  contact: 'rgb(20 26 42 / .18)',
  cast: 'rgb(20 26 42 / .16)',
  /** Colors for a book drawn in perspective: the sides away from the light, the ground under the book, and its pages. */
  shade: 'rgb(0 0 0 / .24)',
  ground: 'rgb(20 26 42 / .28)',
  paperShade: 'rgb(107 93 64 / .14)',
  leaf: 'rgb(125 112 89 / .3)',
} as const

/**
 * The colors of the wall, the board and the lettering around the shelf of the sign-in screen. The shelf is a picture, so its colors
 * are the same in every theme.
 */
export const shelf = { wall: '#0f1a2c', board: '#d8cfba', lettering: '#ece5d6' } as const
