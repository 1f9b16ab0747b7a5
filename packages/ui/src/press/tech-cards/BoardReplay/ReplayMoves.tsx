import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useRef } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { StageTile } from '../../books/stages/index.ts'
import * as styles from './ReplayMoves.css.ts'
import type { ReplayMove } from './replay.ts'

export interface ReplayMovesProps {
  /** In the order they were made. */
  moves: readonly ReplayMove[]
  /** Name of the list: «Перемещения 3 октября». */
  label: string
  /** The one that the board points at. */
  selected?: number | undefined
  onSelect: (move: ReplayMove) => void
}

/** Who moved what on a day. A press on a move points at its book on the board. */
export function ReplayMoves({ moves, label, selected, onSelect }: ReplayMovesProps) {
  const { t } = useTranslation('board')
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
          <Move move={move} current={move.id === selected} onSelect={onSelect} />
        </li>
      ))}
    </ol>
  )
}

interface MoveProps extends Pick<ReplayMovesProps, 'onSelect'> {
  move: ReplayMove
  current: boolean
}

function Move({ move, current, onSelect }: MoveProps) {
  const { t } = useTranslation(['board', 'domain', 'tech-cards'])
  const { date } = useFormat()
  const { at, by, book_name, from, to, reason, type, language } = move
  const who = by?.name ?? t('tech-cards:history.system')
  const back = type === 'techcard.takenBack'
  return (
    <button type="button" className={styles.move} aria-current={current || undefined} onClick={() => onSelect(move)}>
      <span className={styles.side}>
        <time dateTime={at}>{date(at, 'time')}</time>
        <Avatar name={who} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.book} lang={language && bookLang(language)}>
          {book_name}
        </span>
        {from && to && (
          <span className={styles.way}>
            <VisuallyHidden>
              {t('tech-cards:history.move', { from: t(`domain:stage.${from}`), to: t(`domain:stage.${to}`) })}
            </VisuallyHidden>
            <span className={styles.stage} aria-hidden>
              <StageTile stage={from} />
              {t(`domain:stageShort.${from}`)}
            </span>
            <Icon glyph={back ? glyphs.arrowCounterClockwise : glyphs.arrowRight} size={14} />
            <span className={styles.to} aria-hidden>
              <StageTile stage={to} />
              {t(`domain:stageShort.${to}`)}
            </span>
          </span>
        )}
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
    </button>
  )
}
