import { defaultRangeExtractor, measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SkeletonCard } from '../../primitives/Skeleton/index.ts'
import * as styles from './ColumnCards.css.ts'
import { KanbanCard } from './KanbanCard.tsx'
import type { PendingMove } from './board-reducer.ts'
import type { CardAccess, CardKey } from './types.ts'

/** The interface of a column's list for the board; it includes cards that are not rendered. */
export interface ColumnHandle<Card> {
  cards: readonly Card[]
  indexOf: (id: CardKey) => number
  /** Returns the index of the card at a vertical position on the screen, or of the nearest card. */
  indexAt: (clientY: number) => number
  /** Scrolls to a card and focuses it, now or as soon as it is rendered. */
  focusCard: (index: number) => void
  /** Scrolls to a card. */
  scrollToCard: (index: number) => void
}

export interface ColumnCardsProps<Card, Key extends string> {
  column: Key
  cards: readonly Card[]
  /** The number of cards in the column, loaded or not. */
  total: number
  access: CardAccess<Card, Key>
  handles: Map<Key, ColumnHandle<Card>>
  /** Heights of the board's cards in pixels: a moved card keeps its height. */
  heights: Map<CardKey, number>
  /** Whether the column is near the viewport. Otherwise it renders no cards, but keeps its height and scroll position. */
  nearViewport: boolean
  /** Whether the cards just outside the viewport are also rendered. */
  rendersAhead: boolean
  /** Moves from or to this column that the server has not confirmed yet. */
  moves: readonly PendingMove<Card, Key>[]
  busy: ReadonlySet<CardKey> | undefined
  /** The card lifted from this column. `keepsPlace` is whether the card stays in its place while it is lifted. */
  liftedCard: CardKey | undefined
  keepsPlace: boolean
  /** The card that was just moved to this column. */
  highlightedCard: CardKey | undefined
  ringedCards: ReadonlySet<CardKey> | undefined
  hint: string
  onReachEnd: ((column: Key) => void) | undefined
}

/** Up to this number of cards a column renders all of them, so that the browser's search finds every card. */
const renderAllLimit = 30
const gapPx = 8
/** The estimated height (px) of a card with a two-line title; each card is measured once it is rendered. */
const estimatedHeightPx = 132
const maxSkeletons = 3

function PlainColumnCards<Card, Key extends string>({
  column,
  cards,
  total,
  access,
  handles,
  heights,
  nearViewport,
  rendersAhead,
  moves,
  busy,
  liftedCard,
  keepsPlace,
  highlightedCard,
  ringedCards,
  hint,
  onReachEnd,
}: ColumnCardsProps<Card, Key>) {
  const { cardKey } = access
  const listRef = useRef<HTMLUListElement>(null)
  const [activeKey, setActiveKey] = useState<CardKey>()
  const pendingFocusIndex = useRef<number>(undefined)

  const indexByKey = useMemo(() => new Map(cards.map((card, position) => [cardKey(card), position])), [cards, cardKey])
  const activeIndex = activeKey === undefined ? 0 : (indexByKey.get(activeKey) ?? 0)
  const skeletonCount = Math.min(maxSkeletons, Math.max(0, total - cards.length))

  const keyAt = useCallback(
    (rowIndex: number) => {
      const card = cards[rowIndex]
      return card ? cardKey(card) : `skeleton ${rowIndex - cards.length}`
    },
    [cards, cardKey],
  )
  // The virtualizer is one object that changes inside; nothing memoised below is given its methods.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: cards.length + skeletonCount,
    // Uses the parent element of the list, because a ref to the scroll container is set too late for the first cards.
    getScrollElement: () => listRef.current?.parentElement ?? null,
    estimateSize: (rowIndex) => heights.get(keyAt(rowIndex)) ?? estimatedHeightPx,
    // Measuring a row during React's commit forces a layout. The observer measures known cards and cards outside the viewport.
    measureElement: (row, entry, virtual) => {
      const rowIndex = virtual.indexFromElement(row)
      const key = keyAt(rowIndex)
      if (!entry && heights.has(key)) return heights.get(key) ?? estimatedHeightPx
      if (
        !entry &&
        rendersAhead &&
        virtual.range &&
        (rowIndex < virtual.range.startIndex || rowIndex > virtual.range.endIndex)
      )
        return estimatedHeightPx
      const height = measureElement(row, entry, virtual)
      heights.set(key, height)
      return height
    },
    getItemKey: keyAt,
    gap: gapPx,
    useFlushSync: false,
    overscan: !rendersAhead ? 1 : total <= renderAllLimit ? renderAllLimit : 4,
    // The card that Tab leads to is always rendered, however far away it is scrolled.
    rangeExtractor: useCallback(
      (range: Range) => {
        const visibleIndexes = defaultRangeExtractor(range)
        return visibleIndexes.includes(activeIndex) || activeIndex >= range.count
          ? visibleIndexes
          : [...visibleIndexes, activeIndex].sort((a, b) => a - b)
      },
      [activeIndex],
    ),
  })
  const virtualRows = nearViewport ? virtualizer.getVirtualItems() : []
  const lastIndex = virtualRows.at(-1)?.index ?? 0

  const requestedCardCount = useRef(0)
  useEffect(() => {
    if (
      !onReachEnd ||
      skeletonCount === 0 ||
      lastIndex < cards.length - 1 - maxSkeletons ||
      requestedCardCount.current === cards.length
    )
      return
    requestedCardCount.current = cards.length
    onReachEnd(column)
  }, [onReachEnd, skeletonCount, lastIndex, cards.length, column])

  const focusRow = (rowIndex: number): boolean => {
    const link = listRef.current?.querySelector<HTMLElement>(`[data-index="${rowIndex}"] [data-open]`)
    link?.focus({ preventScroll: true })
    return Boolean(link)
  }

  // Focuses a requested row as soon as it is rendered.
  useLayoutEffect(() => {
    if (pendingFocusIndex.current !== undefined && focusRow(pendingFocusIndex.current))
      pendingFocusIndex.current = undefined
  })

  useLayoutEffect(() => {
    handles.set(column, {
      cards,
      indexOf: (id) => indexByKey.get(id) ?? -1,
      indexAt: (clientY) => {
        const listTop = listRef.current?.getBoundingClientRect().top ?? 0
        return Math.min(virtualizer.getVirtualItemForOffset(clientY - listTop)?.index ?? 0, cards.length - 1)
      },
      focusCard: (rowIndex) => {
        const card = cards[rowIndex]
        if (!card) return
        setActiveKey(cardKey(card))
        virtualizer.scrollToIndex(rowIndex, { align: 'auto' })
        if (!focusRow(rowIndex)) pendingFocusIndex.current = rowIndex
      },
      scrollToCard: (rowIndex) => {
        if (rowIndex >= 0) virtualizer.scrollToIndex(rowIndex, { align: 'auto' })
      },
    })
    return () => void handles.delete(column)
  }, [handles, column, cards, indexByKey, cardKey, virtualizer])

  return (
    <ul ref={listRef} className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualRows.map(({ key, index: rowIndex, start }) => {
        const card = cards[rowIndex]
        const id = card && cardKey(card)
        const move = moves.find((cardMove) => cardMove.id === id)
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
            data-index={rowIndex}
            {...(card ? { 'aria-posinset': rowIndex + 1, 'aria-setsize': total } : { 'aria-hidden': true })}
          >
            {card && id !== undefined ? (
              <KanbanCard
                card={card}
                column={column}
                // Until the server answers, the card keeps the id that it had when lifted, so that the drag preview lands on it.
                dragId={`${move?.to === column ? move.from : column}:${id}`}
                access={access}
                active={rowIndex === activeIndex}
                busy={move !== undefined || Boolean(busy?.has(id))}
                highlighted={highlightedCard === id}
                hasRing={Boolean(ringedCards?.has(id))}
                lifted={liftedCard === id && (keepsPlace ? 'held' : 'away')}
                hint={hint}
              />
            ) : (
              <SkeletonCard />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The cards of one column. The column is one tab stop, and only visible cards are rendered. */
export const ColumnCards = memo(PlainColumnCards) as typeof PlainColumnCards
