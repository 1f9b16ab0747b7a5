import type { ChangeEvent, ChangeEventHandler } from 'react'

type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Returns a handler for a native control that calls `onChange` with the event and the other callback with the bare value. Returns
 * undefined if no callback is set.
 */
export function withValueCallback<Control extends NativeControl, Value>(
  onChange: ChangeEventHandler<Control> | undefined,
  onValue: ((value: Value) => void) | undefined,
  getValue: (control: Control) => Value,
): ChangeEventHandler<Control> | undefined {
  if (!onValue) return onChange
  return (event: ChangeEvent<Control>) => {
    onChange?.(event)
    onValue(getValue(event.target))
  }
}

export const getInputValue = ({ value }: NativeControl): string => value
