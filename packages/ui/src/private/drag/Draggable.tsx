import { useDraggable } from '@dnd-kit/core'
import { createElement, useImperativeHandle, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'

type Tag = 'article' | 'button' | 'div'

export type DraggableProps<As extends Tag> = ComponentPropsWithoutRef<As> & {
  as: As
  /** Tells it apart from all that can be dragged in its DragArea. */
  dragId: string
  disabled?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * A plain element that can be dragged. dnd-kit draws it again whenever something is lifted or comes over another place:
 * what stands in it is drawn outside, once.
 */
export function Draggable<As extends Tag>({
  as,
  dragId,
  disabled = false,
  ref,
  ...props
}: DraggableProps<As>): ReactNode {
  const { setNodeRef, node, listeners } = useDraggable({ id: dragId, disabled })
  useImperativeHandle(ref, () => node.current as HTMLElement, [node])
  return createElement(as, { ref: setNodeRef, ...listeners, ...props })
}
