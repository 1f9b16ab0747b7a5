const isSameList = <Card>(a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, index) => card === b[index])

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
        const previousList = previousLists.get(key)
        return [key, previousList && isSameList(previousList, list) ? previousList : list]
      }),
    )
    return previousLists
  }
}
