import type { CSSProperties } from 'react'

const share = (part: number): string => `${part * 100}%`

/** Where something stands along the hours that are drawn, and how far it reaches; `lying` they go from left to right. */
export const getPlacement = (lying: boolean, start: number, size?: number): CSSProperties => ({
  [lying ? 'insetInlineStart' : 'insetBlockStart']: share(start),
  ...(size !== undefined && { [lying ? 'inlineSize' : 'blockSize']: share(size) }),
})
