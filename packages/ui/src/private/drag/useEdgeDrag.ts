import type { PointerEvent } from 'react'

type DragPointerEvent = PointerEvent<HTMLElement>

/**
 * Returns the handlers for an edge that the main button or a finger can drag. The pointer is captured, so its moves outside the
 * element are also reported. `isDone` is true on release.
 */
export function useEdgeDrag(
  onDrag: (event: DragPointerEvent, isDone: boolean) => void,
  onDragStart?: (event: DragPointerEvent) => void,
) {
  const createMoveHandler = (isDone: boolean) => (event: DragPointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event, isDone)
  }
  return {
    onPointerDown: (event: DragPointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      onDragStart?.(event)
    },
    onPointerMove: createMoveHandler(false),
    onPointerUp: createMoveHandler(true),
  }
}
