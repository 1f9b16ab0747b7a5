import { useFormat, useTranslation } from '@press/i18n'
import { Alert } from '../../../primitives/Alert/index.ts'
import { isReplaced, type ApplicationValues, type RevisionContext } from './application-values.ts'
import * as styles from './ApplicationForm.css.ts'

interface RevisionNoticeProps {
  revisionContext: RevisionContext
  values: ApplicationValues
}

/** The press's requests. A request is marked as done when its file is replaced or the author answers in text. */
export function RevisionNotice({ revisionContext, values: { files, answers } }: RevisionNoticeProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  return (
    <Alert tone="warning" title={t('form.revision.title')}>
      <p>{t('form.revision.lead', { count: revisionContext.revision.length })}</p>
      <ul>
        {revisionContext.revision.map(({ document, reason, until }) => {
          const hasReplacement = isReplaced(document, files, revisionContext)
            ? t('form.revision.replaced')
            : answers[document]?.trim() && t('form.revision.answered')
          return (
            <li key={document}>
              {t('form.revision.request', { document: t(`document.${document}`), reason })}{' '}
              <span className={styles.muted}>{hasReplacement || t('form.revision.until', { date: date(until) })}</span>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
