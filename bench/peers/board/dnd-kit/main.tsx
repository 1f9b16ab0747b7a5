import { DndKitBoard } from '../DndKitBoard.tsx'
import { mount } from '../mount.tsx'
import type { ListProps } from '../VirtualList.tsx'

/** Renders all cards of a column. */
const WholeList = ({ stage, cards, Card }: ListProps) => (
  <div className="list">
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} stage={stage} />
        </li>
      ))}
    </ul>
  </div>
)

void mount(<DndKitBoard List={WholeList} />)
