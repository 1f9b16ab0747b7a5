import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { stageKeys, type StageKey } from '@press/domain'
import { TechCardTile, type TechCardTileCard } from '@press/ui'
import { memo, useState, type ComponentType } from 'react'
import './board.css'
import { lists, moved, titles, today } from './cards.ts'
import type { CardProps, ListProps } from './VirtualList.tsx'

const Tile = memo(({ card, stage }: CardProps) => <TechCardTile card={card} stage={stage} today={today} />)

const Card = memo(({ card, stage }: CardProps) => {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: card.id, data: { card, stage } })
  return (
    <article
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className="card"
      data-card={card.id}
      data-lifted={isDragging || undefined}
    >
      <Tile card={card} stage={stage} />
    </article>
  )
})

interface ColumnProps {
  stage: StageKey
  cards: readonly TechCardTileCard[]
  List: ComponentType<ListProps>
}
const Column = memo(({ stage, cards, List }: ColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  return (
    <section ref={setNodeRef} className="column" data-column={stage} data-over={isOver || undefined}>
      <h2>
        {titles[stage]} {cards.length}
      </h2>
      <List stage={stage} cards={cards} Card={Card} />
    </section>
  )
})

/** A board as dnd-kit's guide builds one; `List` decides which cards are rendered. */
export function DndKitBoard({ List }: { List: ComponentType<ListProps> }) {
  const [cards, setCards] = useState(lists)
  const [heldCard, setHeldCard] = useState<CardProps | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor),
  )
  const handleDrop = ({ active, over }: DragEndEvent) => {
    setHeldCard(null)
    const { card, stage } = active.data.current as CardProps
    if (over) setCards((current) => moved(current, card.id, stage, over.id as StageKey))
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setHeldCard(active.data.current as CardProps)}
      onDragEnd={handleDrop}
      onDragCancel={() => setHeldCard(null)}
    >
      <main className="board">
        {stageKeys.map((stage) => (
          <Column key={stage} stage={stage} cards={cards[stage]} List={List} />
        ))}
      </main>
      <DragOverlay>{heldCard && <Tile {...heldCard} />}</DragOverlay>
    </DndContext>
  )
}
