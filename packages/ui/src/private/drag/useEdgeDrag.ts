import type { PointerEvent } from 'react'

type Pulled = PointerEvent<HTMLElement>

/**
 * What an edge needs to be pulled by the main button or a finger: the pointer is captured, so that it is followed
 * wherever it goes. `done` when it is let go.
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
