import { stageKeys, type StageKey } from '@press/domain'
import {
  Announcer,
  KanbanBoard,
  TechCardTile,
  ToastProvider,
  type BoardColumn,
  type BoardMove,
  type MoveTargets,
  type TechCardTileCard,
} from '@press/ui'
import { useCallback, useMemo, useState } from 'react'
import { lists, moved, titles, today } from '../cards.ts'
import { mount } from '../mount.tsx'

const allTargets = Object.fromEntries(
  stageKeys.map((stage) => [stage, { allowed: true, action: `Переместить: ${titles[stage]}` }]),
) as MoveTargets<StageKey>
const getTargets = () => allTargets
const cardKey = ({ id }: TechCardTileCard) => id
const cardTitle = ({ book_name }: TechCardTileCard) => book_name
const cardHref = ({ id }: TechCardTileCard) => `#${id}`
const renderCard = (card: TechCardTileCard, stage: StageKey) => <TechCardTile card={card} stage={stage} today={today} />

function Board() {
  const [cards, setCards] = useState(lists)
  const columns = useMemo(
    () =>
      stageKeys.map((key): BoardColumn<StageKey> => ({
        key,
        stage: key,
        title: titles[key],
        shortTitle: titles[key],
        total: cards[key].length,
        overdue: 0,
      })),
    [cards],
  )
  return (
    <KanbanBoard
      label="Канбан тех. карт"
      columns={columns}
      cardsOf={useCallback((column: StageKey) => cards[column], [cards])}
      cardKey={cardKey}
      cardTitle={cardTitle}
      cardHref={cardHref}
      targets={getTargets}
      renderCard={renderCard}
      onMove={async ({ card, from, to }: BoardMove<TechCardTileCard, StageKey>) =>
        setCards((current) => moved(current, card.id, from, to))
      }
    />
  )
}

void mount(
  <Announcer>
    <ToastProvider>
      <Board />
    </ToastProvider>
  </Announcer>,
)
