import { useFormat, useTranslation } from '@press/i18n'
import { DueDate } from '../../shared/DueDate/index.ts'
import { TileHead } from '../../shared/TileHead/index.ts'
import type { BoardWork } from './types.ts'
import * as styles from './WorkTile.css.ts'

/** A small card of a work: the task, the book, the payment and the deadline. */
export function WorkTile({ work }: { work: BoardWork }) {
  const { t } = useTranslation(['projects', 'domain'])
  const { money } = useFormat()
  const { name, unit, price, status, end_date, comment } = work
  const isOpen = status === 'offered' || status === 'in progress'
  const noteText =
    status === 'in progress' && work.completed_at !== null
      ? t('mine.returned', { comment })
      : work.hasAnswered
        ? t('board.answered')
        : undefined
  return (
    <div className={styles.tile}>
      <div className={styles.top}>
        <TileHead book={work} number={work.techcard_id} />
      </div>
      <p className={styles.quiet}>{[t(`domain:workType.${name}`), unit].filter(Boolean).join(' · ')}</p>
      <div className={styles.facts}>
        <span className={styles.fee}>{price === null ? t('mine.notAgreed') : money(price)}</span>
        {isOpen && end_date && <DueDate due={end_date} />}
      </div>
      {noteText && <p className={styles.said}>{noteText}</p>}
    </div>
  )
}
