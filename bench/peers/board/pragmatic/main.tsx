import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { stageKeys, type StageKey } from '@press/domain'
import { TechCardTile, type TechCardTileCard } from '@press/ui'
import { memo, useEffect, useRef, useState } from 'react'
import '../board.css'
import { lists, moved, titles, today } from '../cards.ts'
import { mount } from '../mount.tsx'
import { VirtualList, type CardProps } from '../VirtualList.tsx'

const Card = memo(({ card, stage }: CardProps) => {
  const own = useRef<HTMLElement>(null)
  const [lifted, setLifted] = useState(false)
  useEffect(() => {
    if (!own.current) return
    return draggable({
      element: own.current,
      getInitialData: () => ({ id: card.id, stage }),
      onDragStart: () => setLifted(true),
      onDrop: () => setLifted(false),
    })
  }, [card.id, stage])
  return (
    <article ref={own} className="card" data-card={card.id} data-lifted={lifted || undefined}>
      <TechCardTile card={card} stage={stage} today={today} />
    </article>
  )
})

const Column = memo(({ stage, cards }: { stage: StageKey; cards: readonly TechCardTileCard[] }) => {
  const own = useRef<HTMLElement>(null)
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!own.current) return
    return dropTargetForElements({
      element: own.current,
      getData: () => ({ stage }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [stage])
  return (
    <section ref={own} className="column" data-column={stage} data-over={over || undefined}>
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
