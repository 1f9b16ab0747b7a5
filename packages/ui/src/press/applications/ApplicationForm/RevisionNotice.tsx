import { useFormat, useTranslation } from '@press/i18n'
import { Alert } from '../../../primitives/Alert/index.ts'
import type { RevisionRequest } from '../wire.ts'
import type { ApplicationValues } from './applicationValues.ts'
import * as styles from './ApplicationForm.css.ts'

interface RevisionNoticeProps {
  requests: readonly RevisionRequest[]
  files: ApplicationValues['files']
  /** The files as they were sent. */
  sent: ApplicationValues['files']
}

/** What the press asked for, each request ticked off once its file is another. */
export function RevisionNotice({ requests, files, sent }: RevisionNoticeProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  return (
    <Alert tone="warning" title={t('form.revision.title')}>
      <p>{t('form.revision.lead', { count: requests.length })}</p>
      <ul>
        {requests.map(({ document, reason, until }) => {
          const replaced = files[document] && files[document]?.id !== sent[document]?.id
          return (
            <li key={document}>
              {t('form.revision.request', { document: t(`document.${document}`), reason })}{' '}
              <span className={styles.muted}>
                {replaced ? t('form.revision.replaced') : t('form.revision.until', { date: date(until) })}
              </span>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
