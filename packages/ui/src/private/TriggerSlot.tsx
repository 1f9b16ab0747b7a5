import { useImperativeHandle, type Ref } from 'react'

interface TriggerSlotProps {
  element: Element | Pick<Element, 'getBoundingClientRect'> | null
  ref?: Ref<Element>
}

/**
 * Stands in for a trigger that is on the page already: hands its element to the Radix part around it (`asChild`) and
 * draws nothing. So a button is the same element before and after the overlays' code has come.
 */
export function TriggerSlot({ element, ref }: TriggerSlotProps) {
  useImperativeHandle(ref, () => element as Element, [element])
  return null
}
