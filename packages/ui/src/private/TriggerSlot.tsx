import { useImperativeHandle, type Ref } from 'react'

interface TriggerSlotProps {
  element: Element | Pick<Element, 'getBoundingClientRect'> | null
  ref?: Ref<Element>
}

/**
 * Represents a trigger that is already on the page: passes its element to the surrounding Radix part (`asChild`) and renders
 * nothing. This way a button stays the same element when the overlays' code has loaded.
 */
export function TriggerSlot({ element, ref }: TriggerSlotProps) {
  useImperativeHandle(ref, () => element as Element, [element])
  return null
}
