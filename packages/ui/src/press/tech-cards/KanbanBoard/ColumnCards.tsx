import { defaultRangeExtractor, measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SkeletonCard } from '../../../primitives/Skeleton/index.ts'
import * as styles from './ColumnCards.css.ts'
import { KanbanCard } from './KanbanCard.tsx'
import type { InFlight } from './board-reducer.ts'
import type { CardAccess, CardKey } from './types.ts'

/** What the board may ask of a column's list, for cards that are not rendered too. */
export interface ColumnHandle<Card> {
  cards: readonly Card[]
  indexOf: (id: CardKey) => number
  /** The card at a height of the screen, or the nearest. */
  indexAt: (clientY: number) => number
  /** Scrolls to a card and gives it the focus, now or as soon as it is rendered. */
  focus: (index: number) => void
  /** Scrolls to a card. */
  show: (index: number) => void
}

export interface ColumnCardsProps<Card, Key extends string> {
  column: Key
  cards: readonly Card[]
  /** All of the column, loaded or not. */
  total: number
  access: CardAccess<Card, Key>
  handles: Map<Key, ColumnHandle<Card>>
  /** Heights of the board's cards, in pixels: a card that moves keeps its height. */
  heights: Map<CardKey, number>
  /** Off while the column is out of sight: it keeps its height and its place, and renders no card. */
  near: boolean
  /** Also renders the cards beyond those in sight that a scroll would bring. */
  ahead: boolean
  /** Moves from here or to here that the server has not answered yet. */
  moves: readonly InFlight<Card, Key>[]
  busy: ReadonlySet<CardKey> | undefined
  /** The card that was lifted from here, and whether it stays in its place meanwhile. */
  lifted: CardKey | undefined
  held: boolean
  /** The card that has just come here. */
  lit: CardKey | undefined
  ringed: ReadonlySet<CardKey> | undefined
  hint: string
  onReachEnd: ((column: Key) => void) | undefined
}

/** Up to this many cards a column renders all of them: a browser's own search finds each. */
const few = 30
const gap = 8
/** A card with a title of two lines; each is measured once it is rendered. */
const usual = 132
const skeletons = 3

function Cards<Card, Key extends string>({
  column,
  cards,
  total,
  access,
  handles,
  heights,
  near,
  ahead,
  moves,
  busy,
  lifted,
  held,
  lit,
  ringed,
  hint,
  onReachEnd,
}: ColumnCardsProps<Card, Key>) {
  const { cardKey } = access
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<CardKey>()
  const wanted = useRef<number>(undefined)

  const index = useMemo(() => new Map(cards.map((card, at) => [cardKey(card), at])), [cards, cardKey])
  const active = chosen === undefined ? 0 : (index.get(chosen) ?? 0)
  const missing = Math.min(skeletons, Math.max(0, total - cards.length))

  const keyAt = useCallback(
    (at: number) => {
      const card = cards[at]
      return card ? cardKey(card) : `skeleton ${at - cards.length}`
    },
    [cards, cardKey],
  )
  // The virtualizer is one object that changes inside; nothing memoised below is given its methods.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: cards.length + missing,
    // The column's box around the list: its own ref is set too late for the first cards.
    getScrollElement: () => list.current?.parentElement ?? null,
    estimateSize: (at) => heights.get(keyAt(at)) ?? usual,
    // To measure a row while React commits forces a layout. Known cards and those out of sight wait for the observer.
    measureElement: (row, entry, virtual) => {
      const at = virtual.indexFromElement(row)
      const key = keyAt(at)
      if (!entry && heights.has(key)) return heights.get(key) ?? usual
      if (!entry && ahead && virtual.range && (at < virtual.range.startIndex || at > virtual.range.endIndex))
        return usual
      const height = measureElement(row, entry, virtual)
      heights.set(key, height)
      return height
    },
    getItemKey: keyAt,
    gap,
    useFlushSync: false,
    overscan: !ahead ? 1 : total <= few ? few : 4,
    // The card that Tab comes to is always there, however far it has been scrolled away.
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range)
        return inSight.includes(active) || active >= range.count ? inSight : [...inSight, active].sort((a, b) => a - b)
      },
      [active],
    ),
  })
  const rows = near ? virtualizer.getVirtualItems() : []
  const end = rows.at(-1)?.index ?? 0

  const asked = useRef(0)
  useEffect(() => {
    if (!onReachEnd || missing === 0 || end < cards.length - 1 - skeletons || asked.current === cards.length) return
    asked.current = cards.length
    onReachEnd(column)
  }, [onReachEnd, missing, end, cards.length, column])

  const focusRow = (at: number): boolean => {
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${at}"] [data-open]`)
    link?.focus({ preventScroll: true })
    return Boolean(link)
  }

  // A row that was wanted and not yet rendered gets the focus as soon as it is.
  useLayoutEffect(() => {
    if (wanted.current !== undefined && focusRow(wanted.current)) wanted.current = undefined
  })

  useLayoutEffect(() => {
    handles.set(column, {
      cards,
      indexOf: (id) => index.get(id) ?? -1,
      indexAt: (clientY) => {
        const top = list.current?.getBoundingClientRect().top ?? 0
        return Math.min(virtualizer.getVirtualItemForOffset(clientY - top)?.index ?? 0, cards.length - 1)
      },
      focus: (at) => {
        const card = cards[at]
        if (!card) return
        setChosen(cardKey(card))
        virtualizer.scrollToIndex(at, { align: 'auto' })
        if (!focusRow(at)) wanted.current = at
      },
      show: (at) => {
        if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' })
      },
    })
    return () => void handles.delete(column)
  }, [handles, column, cards, index, cardKey, virtualizer])

  return (
    <ul ref={list} className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {rows.map(({ key, index: at, start }) => {
        const card = cards[at]
        const id = card && cardKey(card)
        const move = moves.find((one) => one.id === id)
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
            data-index={at}
            {...(card ? { 'aria-posinset': at + 1, 'aria-setsize': total } : { 'aria-hidden': true })}
          >
            {card && id !== undefined ? (
              <KanbanCard
                card={card}
                column={column}
                // Until it is answered for, it is still the one that was lifted: its picture lands on it.
                dragId={`${move?.to === column ? move.from : column}:${id}`}
                access={access}
                active={at === active}
                busy={move !== undefined || Boolean(busy?.has(id))}
                lit={lit === id}
                ringed={Boolean(ringed?.has(id))}
                lifted={lifted === id && (held ? 'held' : 'away')}
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

/** The cards of one column: one tab stop, only those in sight rendered. */
export const ColumnCards = memo(Cards) as typeof Cards
