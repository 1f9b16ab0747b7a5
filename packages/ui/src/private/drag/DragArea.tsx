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
const isOnButton = ({ target, currentTarget }: SyntheticEvent) => {
  const button = (target as Element).closest('button')
  return button !== null && button !== currentTarget && currentTarget.contains(button)
}

/** Accepts only the main button. The browser handles a press with Ctrl, ⌘ or Shift. */
class MainButtonSensor extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: (event: React.MouseEvent) => {
        const { button, ctrlKey, metaKey, shiftKey } = event.nativeEvent
        return button === 0 && !ctrlKey && !metaKey && !shiftKey && !isOnButton(event)
      },
    },
  ]
}

class OneFingerSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: (event: React.TouchEvent) => event.nativeEvent.touches.length === 1 && !isOnButton(event),
    },
  ]
}

const mouseOptions = { activationConstraint: { distance: 6 } }
/** A finger that moves before the long press completes scrolls the page. */
const touchOptions = { activationConstraint: { delay: 350, tolerance: 6 } }

const sayNothing = () => undefined
const silentAccessibility = {
  announcements: { onDragStart: sayNothing, onDragOver: sayNothing, onDragEnd: sayNothing, onDragCancel: sayNothing },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
}

const blockEvent = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}
/**
 * Prevents the click that ends a drag from following a link. dnd-kit stops the click before our handlers, but the browser would
 * still follow the link.
 */
function blockNextClick(): void {
  window.addEventListener('click', blockEvent, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', blockEvent, { capture: true }))
}

/** Prevents the click after a touch drag: if `touchend` is prevented, the browser creates no click. */
function blockTouchEnd({ activatorEvent: { type, target } }: DragStartEvent): void {
  if (type === 'touchstart')
    target?.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false })
}

/**
 * Sets up dnd-kit for the application. With a mouse or pen, moving a few pixels starts a drag; with a finger, a long press does.
 * The draggable items handle announcements and the keyboard.
 */
export function DragArea({ onDragStart, onDragEnd, onDragCancel, ...area }: DragAreaProps) {
  const sensors = useSensors(useSensor(MainButtonSensor, mouseOptions), useSensor(OneFingerSensor, touchOptions))
  // The live region of dnd-kit cannot be disabled, so it is placed in a detached element.
  const [detachedContainer] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  )
  return (
    <DndContext
      {...area}
      sensors={sensors}
      accessibility={{ ...silentAccessibility, ...(detachedContainer && { container: detachedContainer }) }}
      onDragStart={(event: DragStartEvent) => {
        blockTouchEnd(event)
        onDragStart?.(event)
      }}
      onDragEnd={(event: DragEndEvent) => {
        blockNextClick()
        onDragEnd?.(event)
      }}
      onDragCancel={(event: DragCancelEvent) => {
        blockNextClick()
        onDragCancel?.(event)
      }}
    />
  )
}
