import type { ApplicationRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { fact } from '../../shared/BookRow/BookRow.css.ts'
import { DueDate } from '../../shared/DueDate/index.ts'

/** The date of an application that matters now: when an answer is due, otherwise the date of the outcome. */
export function ApplicationTiming({ application }: { application: ApplicationRow }) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const { due, status, techcard_id, created_at } = application
  if (due && status === 'in process') return <DueDate due={due} label={(day) => t('list.answerBy', { date: day })} />
  if (due && status === 'revision') return <DueDate due={due} label={(day) => t('list.reviseBy', { date: day })} />
  return (
    <span className={fact}>
      {techcard_id ? t('list.techCard', { id: techcard_id }) : t('list.submitted', { date: date(created_at) })}
    </span>
  )
}
