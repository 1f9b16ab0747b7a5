import type { CSSProperties } from 'react'

const share = (part: number): string => `${part * 100}%`

/** Returns the position and size of an item along the drawn hours; with `lying` they run from left to right. */
export const getPlacement = (lying: boolean, start: number, size?: number): CSSProperties => ({
  [lying ? 'insetInlineStart' : 'insetBlockStart']: share(start),
  ...(size !== undefined && { [lying ? 'inlineSize' : 'blockSize']: share(size) }),
})
