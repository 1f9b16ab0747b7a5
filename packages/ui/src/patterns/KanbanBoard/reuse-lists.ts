const same = <Card>(one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, at) => card === other[at])

/**
 * Sorts cards into the lists of their columns. A list keeps its array while its cards stay the same objects, so only changed
 * columns rerender. Use one instance per board: `useState(() => reuseLists())`.
 */
export function reuseLists<Card, Key>() {
  let previousLists = new Map<Key, readonly Card[]>()
  return (cards: readonly Card[], keyOf: (card: Card) => Key | undefined): ReadonlyMap<Key, readonly Card[]> => {
    const lists = new Map<Key, Card[]>()
    for (const card of cards) {
      const key = keyOf(card)
      if (key === undefined) continue
      const list = lists.get(key)
      if (list) list.push(card)
      else lists.set(key, [card])
    }
    previousLists = new Map(
      [...lists].map(([key, list]) => {
        const before = previousLists.get(key)
        return [key, before && same(before, list) ? before : list]
      }),
    )
    return previousLists
  }
}
