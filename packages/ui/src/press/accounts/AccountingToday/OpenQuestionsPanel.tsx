import type { QuestionRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { useOfferLabels } from '../../shared/useOfferLabels.ts'
import * as styles from './AccountingToday.css.ts'
import { DayPanel } from './DayPanel.tsx'
import type { PanelStateProps } from './PanelState.tsx'
import type { AccountingDay } from './day.ts'

interface OpenQuestionsPanelProps extends PanelStateProps {
  answer: AccountingDay['answer'] | undefined
  hrefOf: (question: QuestionRow) => string
  now: Date
}

/** Requests and payments that need an answer. Each row links to the place where it is answered. */
export function OpenQuestionsPanel({ answer, hrefOf, now, ...state }: OpenQuestionsPanelProps) {
  const { t } = useTranslation('accounts')
  const { age, date } = useFormat()
  const { nameOf } = useOfferLabels()
  const describeQuestion = useQuestionText()
  return (
    <DayPanel name="answer" title={t('today.answer.title')} emptyText={t('today.answer.none')} list={answer} {...state}>
      {(row) => {
        const personName = row.kind === 'payment' ? row.payer_name : (row.person ?? row.recipient_name)
        const subject =
          row.kind === 'payment'
            ? t('today.answer.payment')
            : [personName === row.recipient_name ? '' : row.recipient_name, nameOf(row)].filter(Boolean).join(' · ')
        const isRecent = now.getTime() - Date.parse(row.at) < dayMs
        return (
          <li key={`${row.kind} ${row.id}`} className={`${styles.row} ${styles.answer}`}>
            <span className={styles.area.cover}>
              <Avatar name={personName} decorative />
            </span>
            <div className={styles.area.words}>
              <Anchor href={hrefOf(row)} className={styles.link} data-stop>
                {personName}
              </Anchor>
              <span className={styles.about}>{` · ${subject}`}</span>
              <p className={styles.said}>{describeQuestion(row)}</p>
            </div>
            <time className={`${styles.area.days} ${styles.when}`} dateTime={row.at}>
              {isRecent ? age(row.at, now) : date(row.at)}
            </time>
          </li>
        )
      }}
    </DayPanel>
  )
}

const dayMs = 86_400_000

/** Returns a function that words a question as a sentence. */
function useQuestionText() {
  const { t } = useTranslation('accounts')
  const { money, number } = useFormat()
  return (row: QuestionRow): string => {
    if (row.kind === 'payment') return [money(row.amount), row.purpose].filter(Boolean).join(' · ')
    return row.note || t('today.answer.request', { title: row.book_name, copies: number(row.copies) })
  }
}
