import type { CSSProperties } from 'react'

const formatShare = (part: number): string => `${part * 100}%`

/** Returns the position and size of an item along the drawn hours. With `isHorizontal` the hours run from left to right. */
export const getPlacement = (isHorizontal: boolean, start: number, size?: number): CSSProperties => ({
  [isHorizontal ? 'insetInlineStart' : 'insetBlockStart']: formatShare(start),
  ...(size !== undefined && { [isHorizontal ? 'inlineSize' : 'blockSize']: formatShare(size) }),
})
