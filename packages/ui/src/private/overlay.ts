import type { Side } from './Anchored.tsx'

/** Returns the Radix props that place a box at least 8 px from the edge of the screen. */
export const getOverlayPlacement = (side: Side, align: 'start' | 'center' | 'end', gap: number) =>
  ({
    side: side === 'end' ? 'right' : side,
    align,
    sideOffset: gap,
    collisionPadding: 8,
  }) as const
