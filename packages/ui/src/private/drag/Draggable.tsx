import { useDraggable } from '@dnd-kit/core'
import { createElement, useImperativeHandle, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'

type Tag = 'article' | 'button' | 'div'

export type DraggableProps<As extends Tag> = ComponentPropsWithoutRef<As> & {
  as: As
  /** The unique id of the item in its DragArea. */
  dragId: string
  disabled?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * A plain element that can be dragged. dnd-kit renders it again on every drag start and drag over, so its content is rendered once,
 * outside of it.
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
