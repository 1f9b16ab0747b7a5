import type { ColumnHandle } from './ColumnCards.tsx'

/** One card where it stands. */
export interface Place<Card, Key extends string> {
  card: Card
  column: Key
  /** From the top of the column, counted from 0. */
  index: number
  element: HTMLElement
}

/** The card that an event came from: the board listens once, for all of them. */
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
