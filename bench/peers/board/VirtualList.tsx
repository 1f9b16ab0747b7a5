import type { StageKey } from '@press/domain'
import type { TechCardTileCard } from '@press/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ComponentType } from 'react'

export interface CardProps {
  card: TechCardTileCard
  stage: StageKey
}

export interface ListProps {
  stage: StageKey
  cards: readonly TechCardTileCard[]
  Card: ComponentType<CardProps>
}

/** Renders only the visible cards and four on either side, and measures each card, as our own board does. */
export function VirtualList({ stage, cards, Card }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => cards[index]?.id ?? index,
    estimateSize: () => 140,
    overscan: 4,
  })
  return (
    <div ref={scroller} className="list">
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const card = cards[index]
          return (
            card && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className="row"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Card card={card} stage={stage} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
