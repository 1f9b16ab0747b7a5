import { useFormat, useTranslation } from '@press/i18n'
import { Button } from '../../../primitives/Button/index.ts'
import type { Review } from './useReview.ts'
import * as styles from './RoundReview.css.ts'

interface ReviewActionsProps {
  review: Review
  onSend: () => void
  onRefuse: () => void
}

/** A sentence that summarizes the verdicts, and a button named after the resulting decision. */
export function ReviewActions({
  review: { waiting, undecided, decision, status, acceptRest },
  onSend,
  onRefuse,
}: ReviewActionsProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const [earliestDeadline] = (decision?.documents ?? []).map((request) => request.until).toSorted()
  const [firstUndecided] = undecided
  const sentence = firstUndecided
    ? t('review.undecided', { documents: undecided.map(({ document }) => t(`document.${document}`)).join(', ') })
    : [
        t('review.taken', { count: decision?.accepted.length ?? 0 }),
        decision && decision.documents.length > 0 && t('review.again', { count: decision.documents.length }),
        earliestDeadline && t('review.returns', { date: date(earliestDeadline, 'dayMonth') }),
      ]
        .filter(Boolean)
        .join(' ')
  return (
    <>
      <div className={styles.summaryLine}>
        <p className={styles.summary} aria-live="polite">
          {sentence}
        </p>
        {firstUndecided && (
          <Button onClick={() => acceptRest()}>
            {t(undecided.length === waiting.length ? 'review.acceptAll' : 'review.acceptRest')}
          </Button>
        )}
      </div>
      <div className={styles.acts}>
        <Button variant="quiet" onClick={onRefuse}>
          {t('decision.rejected')}
        </Button>
        <span className={styles.barSpace} />
        <Button variant="primary" disabled={!status} onClick={onSend}>
          {t(`review.send.${status === 'revision' ? 'revision' : 'accepted'}`)}
        </Button>
      </div>
    </>
  )
}
