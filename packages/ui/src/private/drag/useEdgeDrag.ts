import type { PointerEvent } from 'react'

type Pulled = PointerEvent<HTMLElement>

/**
 * Returns the handlers for an edge that the main button or a finger can drag. The pointer is captured, so its moves outside the
 * element are also reported. `done` is true on release.
 */
export function useEdgeDrag(onPull: (event: Pulled, done: boolean) => void, onTake?: (event: Pulled) => void) {
  const follow = (done: boolean) => (event: Pulled) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onPull(event, done)
  }
  return {
    onPointerDown: (event: Pulled) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      onTake?.(event)
    },
    onPointerMove: follow(false),
    onPointerUp: follow(true),
  }
}
