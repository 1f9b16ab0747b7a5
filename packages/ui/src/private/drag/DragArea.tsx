import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type DragCancelEvent,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import { useState, type SyntheticEvent } from 'react'

export interface DragAreaProps extends Omit<DndContextProps, 'accessibility' | 'sensors' | 'cancelDrop' | 'id'> {}

/** Whether the event is on a button inside the draggable element: the button is pressed and the drag does not start. */
const onButton = ({ target, currentTarget }: SyntheticEvent) => {
  const button = (target as Element).closest('button')
  return button !== null && button !== currentTarget && currentTarget.contains(button)
}

/** Accepts only the main button. The browser handles a press with Ctrl, ⌘ or Shift. */
class Mouse extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: (event: React.MouseEvent) => {
        const { button, ctrlKey, metaKey, shiftKey } = event.nativeEvent
        return button === 0 && !ctrlKey && !metaKey && !shiftKey && !onButton(event)
      },
    },
  ]
}

class Finger extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: (event: React.TouchEvent) => event.nativeEvent.touches.length === 1 && !onButton(event),
    },
  ]
}

const mouse = { activationConstraint: { distance: 6 } }
/** A finger that moves before the long press completes is scrolling. */
const finger = { activationConstraint: { delay: 350, tolerance: 6 } }

const silent = () => undefined
const silence = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
}

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}
/** The click that ends a drag must not follow a link. dnd-kit hides it from our handlers, but the browser would follow it. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** The same for touch: when `touchend` is prevented, the browser creates no click. */
function swallowTouch({ activatorEvent: { type, target } }: DragStartEvent): void {
  if (type === 'touchstart')
    target?.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false })
}

/**
 * Sets up dnd-kit for the application: moving a few pixels starts a drag with a mouse or pen, a long press with a finger.
 * Announcements and the keyboard are left to the draggable items.
 */
export function DragArea({ onDragStart, onDragEnd, onDragCancel, ...area }: DragAreaProps) {
  const sensors = useSensors(useSensor(Mouse, mouse), useSensor(Finger, finger))
  // The live region of dnd-kit cannot be disabled, so it is placed in a detached element.
  const [container] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')))
  return (
    <DndContext
      {...area}
      sensors={sensors}
      accessibility={{ ...silence, ...(container && { container }) }}
      onDragStart={(event: DragStartEvent) => {
        swallowTouch(event)
        onDragStart?.(event)
      }}
      onDragEnd={(event: DragEndEvent) => {
        swallowClick()
        onDragEnd?.(event)
      }}
      onDragCancel={(event: DragCancelEvent) => {
        swallowClick()
        onDragCancel?.(event)
      }}
    />
  )
}
