import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useRef } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { getBookLang } from '../../private/book-lang.ts'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import * as styles from './ReplayMoves.css.ts'
import type { GetReplayPlace, ReplayMove } from './replay.ts'
import { PlaceTile } from './PlaceTile.tsx'
import { useColumnLabels } from './useColumnLabels.ts'

export interface ReplayMovesProps {
  /** The moves in chronological order. */
  moves: readonly ReplayMove[]
  /** The accessible name of the list: «Перемещения 3 октября». */
  label: string
  /** The id of the move whose book is marked on the board. */
  selected?: number | undefined
  onSelect: (move: ReplayMove) => void
  /** Returns the name, color and icon of a place. @default the stages of a book */
  placeOf?: GetReplayPlace | undefined
}

/** The moves of a day, with the people who made them. A click on a move marks its book on the board. */
export function ReplayMoves({ moves, label, selected, onSelect, placeOf }: ReplayMovesProps) {
  const { t } = useTranslation('boards')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (selected !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  if (moves.length === 0)
    return (
      <EmptyState title={t('past.noMoves')} level={3}>
        {t('past.noMovesText')}
      </EmptyState>
    )
  return (
    <ol ref={list} className={styles.list} aria-label={label}>
      {moves.map((move) => (
        <li key={move.id}>
          <Move move={move} current={move.id === selected} onSelect={onSelect} placeOf={placeOf} />
        </li>
      ))}
    </ol>
  )
}

interface MoveProps extends Pick<ReplayMovesProps, 'onSelect' | 'placeOf'> {
  move: ReplayMove
  current: boolean
}

function Move({ move, current, onSelect, placeOf }: MoveProps) {
  const { t } = useTranslation('tech-cards')
  const { short, full } = useColumnLabels()
  const { date } = useFormat()
  const { at, by, book_name, from, to, reason, type, language } = move
  const moverName = by?.name ?? t('history.system')
  const isTakenBack = type === 'techcard.takenBack'
  return (
    <button type="button" className={styles.move} aria-current={current || undefined} onClick={() => onSelect(move)}>
      <span className={styles.side}>
        <time dateTime={at}>{date(at, 'time')}</time>
        <Avatar name={moverName} size={20} />
      </span>
      <span className={styles.moveText}>
        <span className={styles.book} lang={language && getBookLang(language)}>
          {book_name}
        </span>
        {from && to && (
          <span className={styles.moveRoute}>
            <VisuallyHidden>
              {t('history.move', { from: (placeOf ?? full)(from).name, to: (placeOf ?? full)(to).name })}
            </VisuallyHidden>
            <span className={styles.stage} aria-hidden>
              <PlaceTile place={(placeOf ?? short)(from)} />
              {(placeOf ?? short)(from).name}
            </span>
            <Icon glyph={isTakenBack ? glyphs.arrowCounterClockwise : glyphs.arrowRight} size={14} />
            <span className={styles.targetPlace} aria-hidden>
              <PlaceTile place={(placeOf ?? short)(to)} />
              {(placeOf ?? short)(to).name}
            </span>
          </span>
        )}
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
    </button>
  )
}
