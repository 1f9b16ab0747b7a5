const same = <Card>(one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, at) => card === other[at])

/**
 * Puts cards into the lists of their columns, and keeps a list's array while its cards stay the same objects: a board
 * draws again only the columns that changed. One sorter for one board: `const [sort] = useState(keepLists)`.
 */
export function reuseLists<Card, Key>() {
  let kept = new Map<Key, readonly Card[]>()
  return (cards: readonly Card[], keyOf: (card: Card) => Key | undefined): ReadonlyMap<Key, readonly Card[]> => {
    const lists = new Map<Key, Card[]>()
    for (const card of cards) {
      const key = keyOf(card)
      if (key === undefined) continue
      const list = lists.get(key)
      if (list) list.push(card)
      else lists.set(key, [card])
    }
    kept = new Map(
      [...lists].map(([key, list]) => {
        const before = kept.get(key)
        return [key, before && same(before, list) ? before : list]
      }),
    )
    return kept
  }
}
