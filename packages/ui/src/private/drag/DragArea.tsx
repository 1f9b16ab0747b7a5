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

/** A button inside of what is carried is pressed and does not lift it. */
const onButton = ({ target, currentTarget }: SyntheticEvent) => {
  const button = (target as Element).closest('button')
  return button !== null && button !== currentTarget && currentTarget.contains(button)
}

/** The main button alone: a press with Ctrl, ⌘ or Shift is the browser's own. */
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
/** A finger that moves before the press was long is scrolling. */
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
/** The press that ends a drag is no press on a link: dnd-kit keeps it from us, and the browser would follow it. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Neither is a finger's: without its touchend the browser makes up no click. */
function swallowTouch({ activatorEvent: { type, target } }: DragStartEvent): void {
  if (type === 'touchstart')
    target?.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false })
}

/**
 * dnd-kit as the press has it: a few pixels lift for a mouse or a pen, a long press for a finger. It says nothing: what
 * is announced, and the keyboard, are left to what is dragged.
 */
export function DragArea({ onDragStart, onDragEnd, onDragCancel, ...area }: DragAreaProps) {
  const sensors = useSensors(useSensor(Mouse, mouse), useSensor(Finger, finger))
  // Its live region cannot be left out: it is put where nobody reads it.
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
