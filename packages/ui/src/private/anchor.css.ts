import { variants } from '../themes/style.ts'

const place = (positionArea: string, positionTryFallbacks: string) => ({
  inset: 'auto',
  positionArea,
  positionTryFallbacks,
})

/** Where a popover stands by its anchor; it turns to the other side where there is no room. */
export const placement = variants({
  'bottom-start': place('bottom span-right', 'flip-block, flip-inline, flip-block flip-inline'),
  'bottom-end': place('bottom span-left', 'flip-block, flip-inline, flip-block flip-inline'),
  top: place('top', 'flip-block, top span-left, top span-right'),
  end: place('right', 'flip-inline'),
})
export type Placement = keyof typeof placement
