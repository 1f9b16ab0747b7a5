import { useImperativeHandle, type Ref } from 'react'

interface TriggerSlotProps {
  element: Element | Pick<Element, 'getBoundingClientRect'> | null
  ref?: Ref<Element>
}

/**
 * Represents a trigger that is already on the page. It passes the trigger's element to the surrounding Radix part (`asChild`) and
 * renders nothing. The button therefore stays the same element after the overlays' code has loaded.
 */
export function TriggerSlot({ element, ref }: TriggerSlotProps) {
  useImperativeHandle(ref, () => element as Element, [element])
  return null
}
