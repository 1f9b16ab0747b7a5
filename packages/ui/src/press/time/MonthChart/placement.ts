import type { CSSProperties } from 'react'

const share = (part: number): string => `${part * 100}%`

/** Returns the position and size of an item along the drawn hours. With `isHorizontal` the hours run from left to right. */
export const getPlacement = (isHorizontal: boolean, start: number, size?: number): CSSProperties => ({
  [isHorizontal ? 'insetInlineStart' : 'insetBlockStart']: share(start),
  ...(size !== undefined && { [isHorizontal ? 'inlineSize' : 'blockSize']: share(size) }),
})
