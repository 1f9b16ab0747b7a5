import { isResendable, type Publication } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { PublicationBadge } from '../../shared/PublicationBadge.tsx'
import * as styles from './PublicationList.css.ts'

export interface PublicationListProps {
  /** The publications, latest first. */
  publications: readonly Publication[]
  /** Sends a failed or withdrawn publication again; absent for people without permission. */
  onResend?: ((publication: Publication) => void) | undefined
  /** Why nothing can be sent again now; shown instead of the button. */
  resendRefusalReason?: string | undefined
  /** The id of the publication that is being sent again. */
  resending?: number | undefined
}

/** The publications sent to an external site: the state of each, the person who sent it, and the site's response. */
export function PublicationList({ publications, onResend, resendRefusalReason, resending }: PublicationListProps) {
  const { t } = useTranslation('publications')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('label')}
      </h2>
      {publications.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ol className={styles.list} aria-labelledby={id}>
          {publications.map((publication) => (
            <Item
              key={publication.id}
              publication={publication}
              {...{ onResend, resendRefusalReason }}
              busy={resending === publication.id}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

interface ItemProps extends Pick<PublicationListProps, 'onResend' | 'resendRefusalReason'> {
  publication: Publication
  busy: boolean
}

function Item({ publication, onResend, resendRefusalReason, busy }: ItemProps) {
  const { t } = useTranslation('publications')
  const { bytes, date } = useFormat()
  const { status, attempts, fault, answer, answer_status, sent_at, next_at, size, sha256, created_at, created_by } =
    publication
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <PublicationBadge status={status} />
        {isResendable(status) && onResend && !resendRefusalReason && (
          <Button
            size="sm"
            leading={glyphs.arrowClockwise}
            busy={busy}
            busyLabel={t('resending')}
            onClick={() => onResend(publication)}
          >
            {t('resend')}
          </Button>
        )}
      </div>
      <p>{t('by', { name: created_by ?? '–', date: date(created_at, 'dateTime') })}</p>
      {fault && status !== 'sent' && <p>{t(`fault.${fault}`, { status: answer_status ?? '' })}</p>}
      {isResendable(status) && resendRefusalReason && <p>{t('notResent', { reason: resendRefusalReason })}</p>}
      {status !== 'sent' && attempts > 0 && (
        <p className={styles.quiet}>
          {[
            t('attempt', { count: attempts }),
            status === 'waiting' && next_at && t('next', { date: date(next_at, 'dateTime') }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {sent_at && status === 'sent' && (
        <p className={styles.quiet}>{t('took', { date: date(sent_at, 'dateTime'), size: bytes(size ?? 0) })}</p>
      )}
      {(answer || sha256) && (
        <details className={styles.details}>
          <summary className={styles.summary}>{t('answer')}</summary>
          {answer && <pre className={styles.raw}>{answer}</pre>}
          {sha256 && <p>{`${t('hash')}: ${sha256}`}</p>}
        </details>
      )}
    </li>
  )
}
