import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { stageKeys, type StageKey } from '@press/domain'
import { TechCardTile, type TechCardTileCard } from '@press/ui'
import { memo, useEffect, useRef, useState } from 'react'
import '../board.css'
import { lists, moved, titles, today } from '../cards.ts'
import { mount } from '../mount.tsx'
import { VirtualList, type CardProps } from '../VirtualList.tsx'

const Card = memo(({ card, stage }: CardProps) => {
  const cardRef = useRef<HTMLElement>(null)
  const [isLifted, setIsLifted] = useState(false)
  useEffect(() => {
    if (!cardRef.current) return
    return draggable({
      element: cardRef.current,
      getInitialData: () => ({ id: card.id, stage }),
      onDragStart: () => setIsLifted(true),
      onDrop: () => setIsLifted(false),
    })
  }, [card.id, stage])
  return (
    <article ref={cardRef} className="card" data-card={card.id} data-lifted={isLifted || undefined}>
      <TechCardTile card={card} stage={stage} today={today} />
    </article>
  )
})

const Column = memo(({ stage, cards }: { stage: StageKey; cards: readonly TechCardTileCard[] }) => {
  const columnRef = useRef<HTMLElement>(null)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!columnRef.current) return
    return dropTargetForElements({
      element: columnRef.current,
      getData: () => ({ stage }),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    })
  }, [stage])
  return (
    <section ref={columnRef} className="column" data-column={stage} data-over={isOver || undefined}>
      <h2>
        {titles[stage]} {cards.length}
      </h2>
      <VirtualList stage={stage} cards={cards} Card={Card} />
    </section>
  )
})

function Board() {
  const [cards, setCards] = useState(lists)
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0]?.data['stage'] as StageKey | undefined
          if (target)
            setCards((current) => moved(current, source.data['id'] as number, source.data['stage'] as StageKey, target))
        },
      }),
    [],
  )
  return (
    <main className="board">
      {stageKeys.map((stage) => (
        <Column key={stage} stage={stage} cards={cards[stage]} />
      ))}
    </main>
  )
}

void mount(<Board />)
