import type { PaperMovementRow } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { getBookLang } from '../../../private/book-lang.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import * as styles from './PaperMovements.css.ts'

export interface PaperMovementsProps {
  /** The movements, newest first. */
  movements: readonly PaperMovementRow[]
  /** Returns the URL of the tech card of a print run. */
  hrefOf: (cardId: number) => string
  /** Corrects the paper that the run of a tech card used. Omit it for users who may only read. */
  onCorrect?: ((cardId: number) => void) | undefined
}

/** The receipts and uses of the press's paper, with their reasons. */
export function PaperMovements({ movements, hrefOf, onCorrect }: PaperMovementsProps) {
  const { t } = useTranslation('paper-stock')
  if (movements.length === 0) return <EmptyState title={t('movementsEmpty')} />
  // A correction applies to the whole run, so only the latest row of a run has the action.
  const latestIds = new Map(movements.toReversed().map(({ techcard_id, id }) => [techcard_id, id]))
  return (
    <ul className={styles.list}>
      {movements.map((movement) => (
        <Movement
          key={movement.id}
          movement={movement}
          hrefOf={hrefOf}
          onCorrect={latestIds.get(movement.techcard_id) === movement.id ? onCorrect : undefined}
        />
      ))}
    </ul>
  )
}

interface MovementProps extends Pick<PaperMovementsProps, 'hrefOf' | 'onCorrect'> {
  movement: PaperMovementRow
}

function Movement({ movement, hrefOf, onCorrect }: MovementProps) {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const printNames = usePrintNames()
  const { date, number } = useFormat()
  const { paper, kind, sheets, techcard_id, book_name, language, reason, by, at } = movement
  return (
    <li className={styles.row}>
      <span>
        <span className={styles.sheets}>{number(sheets, { signDisplay: 'exceptZero' })}</span>
        {` · ${printNames.paper(paper)} · ${t(`kind.${kind}`)}`}
      </span>
      {onCorrect && techcard_id !== null && book_name !== null ? (
        <Button size="sm" onClick={() => onCorrect(techcard_id)} aria-label={t('act.correctOf', { title: book_name })}>
          {t('act.correct')}
        </Button>
      ) : (
        <span />
      )}
      <span className={styles.about}>
        {book_name && techcard_id !== null && (
          <>
            <span lang={language ? getBookLang(language) : undefined}>
              <Link href={hrefOf(techcard_id)}>{book_name}</Link>
            </span>
            {' · '}
          </>
        )}
        {[date(at, 'dateTime'), by?.name, reason].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}
