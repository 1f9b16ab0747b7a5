import type { ColumnHandle } from './ColumnCards.tsx'

/** One card with its position. */
export interface Place<Card, Key extends string> {
  card: Card
  column: Key
  /** The position in the column, counted from 0 at the top. */
  index: number
  element: HTMLElement
}

/** Returns the card that an event belongs to, because the board has one listener for all cards. */
export function getPlace<Card, Key extends string>(
  handles: ReadonlyMap<Key, ColumnHandle<Card>>,
  target: EventTarget | null,
): Place<Card, Key> | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  const column = element?.closest<HTMLElement>('[data-column]')?.dataset['column'] as Key | undefined
  const index = Number(element?.closest<HTMLElement>('[data-index]')?.dataset['index'])
  const card = column && handles.get(column)?.cards[index]
  return element && column && card ? { card, column, index, element } : null
}
