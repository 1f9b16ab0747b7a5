import type { ChangeEvent, ChangeEventHandler } from 'react'

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A native control's handler that passes its event on and tells the bare value; none where nobody listens. */
export function withValueCallback<Control extends Typed, Value>(
  onChange: ChangeEventHandler<Control> | undefined,
  onValue: ((value: Value) => void) | undefined,
  valueOf: (control: Control) => Value,
): ChangeEventHandler<Control> | undefined {
  if (!onValue) return onChange
  return (event: ChangeEvent<Control>) => {
    onChange?.(event)
    onValue(valueOf(event.target))
  }
}

export const getInputValue = ({ value }: Typed): string => value
