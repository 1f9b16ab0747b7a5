import { useTranslation } from '@press/i18n'
import { memo, useMemo } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { Draggable } from '../../private/drag/Draggable.tsx'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { hasTarget } from './board-reducer.ts'
import * as styles from './KanbanCard.css.ts'
import type { CardAccess } from './types.ts'

export interface KanbanCardProps<Card, Key extends string> {
  card: Card
  column: Key
  /** Distinguishes the card from the same card in another column: «account:1101». */
  dragId: string
  access: CardAccess<Card, Key>
  /** Whether the card is the tab stop of its column. */
  active: boolean
  busy: boolean
  /** `away`: an empty outline keeps the card's place. `held`: the card stays in place and looks lifted. */
  lifted: 'away' | 'held' | false
  /** Whether the card was just moved here: it is highlighted for a moment. */
  highlighted: boolean
  /** Whether the card has a ring around it; the ring is permanent. */
  hasRing: boolean
  /** The id of the element that explains how to move cards. */
  hint: string
}

function PlainKanbanCard<Card, Key extends string>({
  card,
  column,
  dragId,
  access,
  active,
  busy,
  lifted,
  highlighted,
  hasRing,
  hint,
}: KanbanCardProps<Card, Key>) {
  const { t } = useTranslation('boards')
  const title = access.cardTitle(card)
  const isMovable = useMemo(() => hasTarget(access.targets(card, column)), [access, card, column])
  const tabIndex = active ? 0 : -1
  return (
    <Draggable
      as="article"
      dragId={dragId}
      className={styles.card}
      data-card={access.cardKey(card)}
      data-lifted={lifted || undefined}
      data-lit={highlighted || undefined}
      data-ringed={hasRing || undefined}
      aria-busy={busy || undefined}
    >
      <Content card={card} column={column} access={access} />
      <Anchor
        href={access.cardHref(card)}
        className={styles.link}
        aria-label={title}
        aria-describedby={isMovable ? hint : undefined}
        tabIndex={tabIndex}
        draggable={false}
        data-open
      />
      {isMovable && (
        <span className={styles.move}>
          <IconButton
            glyph={glyphs.arrowsLeftRight}
            label={t('move', { title })}
            size="sm"
            outline
            busy={busy}
            tabIndex={tabIndex}
            aria-haspopup="menu"
            data-move
          />
        </span>
      )}
    </Draggable>
  )
}

/** A card with its frame, its link and its Move button. */
export const KanbanCard = memo(PlainKanbanCard) as typeof PlainKanbanCard

const Content = memo(function Content<Card, Key extends string>({
  card,
  column,
  access,
}: Pick<KanbanCardProps<Card, Key>, 'card' | 'column' | 'access'>) {
  return access.renderCard(card, column)
}) as <Card, Key extends string>(
  props: Pick<KanbanCardProps<Card, Key>, 'card' | 'column' | 'access'>,
) => React.ReactNode
