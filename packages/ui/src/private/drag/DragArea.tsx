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

/** Returns whether the event is on a button inside the draggable element. In this case the button is pressed and no drag starts. */
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
/** A finger that moves before the long press completes scrolls the page. */
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
/**
 * Prevents the click that ends a drag from following a link. dnd-kit stops the click before our handlers, but the browser would
 * still follow the link.
 */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Prevents the click after a touch drag: if `touchend` is prevented, the browser creates no click. */
function swallowTouch({ activatorEvent: { type, target } }: DragStartEvent): void {
  if (type === 'touchstart')
    target?.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false })
}

/**
 * Sets up dnd-kit for the application. With a mouse or pen, moving a few pixels starts a drag; with a finger, a long press does.
 * The draggable items handle announcements and the keyboard.
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
