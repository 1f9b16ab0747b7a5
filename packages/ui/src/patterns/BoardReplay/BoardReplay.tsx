import { useFormat, useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Drawer } from '../../primitives/Drawer/index.ts'
import { Kbd } from '../../primitives/Kbd/index.ts'
import * as styles from './BoardReplay.css.ts'
import { ReplayBar, type ReplayBarProps } from './ReplayBar.tsx'
import { ReplayMoves, type ReplayMovesProps } from './ReplayMoves.tsx'
import type { ReplayCount } from './replay.ts'
import { PlaceTile } from './PlaceTile.tsx'
import { useColumnLabels } from './useColumnLabels.ts'

export interface BoardReplayProps
  extends ReplayBarProps, Pick<ReplayMovesProps, 'moves' | 'selected' | 'onSelect' | 'placeOf'> {
  /** The stages with their counts, which a phone shows instead of the board. */
  counts: readonly ReplayCount[]
  /** The board on the selected day. */
  children: ReactNode
}

/**
 * The board of a past day, with the axis of days above it and the moves of that day next to it. If there is no room next to the
 * board, the moves are in a drawer. A phone shows only the counts of the stages, and the moves.
 */
export function BoardReplay({ moves, selected, onSelect, placeOf, counts, children, ...bar }: BoardReplayProps) {
  const { t } = useTranslation('boards')
  const { date } = useFormat()
  const isWide = useMedia('desktop')
  const isPhone = useMedia('belowTablet')
  const [isListOpen, setIsListOpen] = useState(false)
  const label = t('past.movesOn', { date: date(bar.day, 'dayMonth') })
  const movesList = (
    <ReplayMoves moves={moves} label={label} selected={selected} onSelect={onSelect} placeOf={placeOf} />
  )

  if (isPhone)
    return (
      <div className={styles.phone}>
        <ReplayBar {...bar} />
        <Counts counts={counts} placeOf={placeOf} />
        <h2 className={styles.heading}>{label}</h2>
        {movesList}
      </div>
    )
  return (
    <div className={styles.frame}>
      <ReplayBar {...bar} />
      <div className={styles.parts}>
        <div className={styles.board}>{children}</div>
        {isWide ? (
          <aside className={styles.aside} aria-label={label}>
            <h2 className={styles.heading}>
              {label} <span className={styles.count}>{moves.length}</span>
            </h2>
            <p className={styles.legend}>{t('past.ringed')}</p>
            <div className={styles.scroll}>{movesList}</div>
            <p className={styles.keys}>
              <Kbd keys="j" /> <Kbd keys="k" /> {t('past.byMoves')}
            </p>
          </aside>
        ) : (
          <div className={styles.open}>
            <Button onClick={() => setIsListOpen(true)}>{t('past.moves', { count: moves.length })}</Button>
          </div>
        )}
      </div>
      {!isWide && (
        <Drawer open={isListOpen} onOpenChange={setIsListOpen} title={label}>
          {movesList}
        </Drawer>
      )}
    </div>
  )
}

function Counts({ counts, placeOf }: Pick<BoardReplayProps, 'counts' | 'placeOf'>) {
  const { t } = useTranslation('boards')
  const { full } = useColumnLabels()
  const getPlace = placeOf ?? full
  return (
    <ul className={styles.counts} aria-label={t('strip')}>
      {counts.map(({ stage, pastCount, currentCount }) => (
        <li key={stage} className={styles.stageCount}>
          <PlaceTile place={getPlace(stage)} />
          <span className={styles.stageName}>{getPlace(stage).name}</span>
          <span>{t('past.thenNow', { past: pastCount, now: currentCount })}</span>
        </li>
      ))}
    </ul>
  )
}
