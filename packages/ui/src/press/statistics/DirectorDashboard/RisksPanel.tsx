import { daysBetween } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { BookTitle, Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import * as styles from './DirectorDashboard.css.ts'
import type { RiskRow } from './rows.ts'
import { TodayPanel, type TodayPanelProps } from './TodayPanel.tsx'

export interface RisksPanelProps extends TodayPanelProps {
  /** The books at risk, most overdue first. Omit while they load. */
  rows?: readonly RiskRow[] | undefined
  /** The number of books at risk. `inProgressCount` is the number of all books in production. */
  total: number
  inProgressCount: number
  hrefOf: (techCardId: number) => string
  /** Shown at the end of the list: the pagination. */
  footer?: ReactNode
}

/** Overdue books: the reason for the delay, the person responsible, and the number of days. */
export function RisksPanel({ rows, total, inProgressCount, hrefOf, footer, ...state }: RisksPanelProps) {
  const { t } = useTranslation('statistics')
  const today = useToday()
  return (
    <TodayPanel
      {...state}
      title={t('today.risks.title')}
      data={rows}
      padding={rows?.length === 0 ? 'normal' : 'none'}
      actions={total > 0 && <Text tone="muted">{t('today.risks.note', { late: total, count: inProgressCount })}</Text>}
    >
      {(books) =>
        books.length === 0 ? (
          <EmptyState title={t('today.risks.none')}>{t('today.risks.noneText', { count: inProgressCount })}</EmptyState>
        ) : (
          <>
            <ul className={styles.rows}>
              {books.map((book) => (
                <RiskItem key={book.id} book={book} href={hrefOf(book.id)} today={today} />
              ))}
            </ul>
            {footer && <div className={styles.foot}>{footer}</div>}
          </>
        )
      }
    </TodayPanel>
  )
}

function RiskItem({ book, href, today }: { book: RiskRow; href: string; today: string }) {
  const { t } = useTranslation('statistics')
  const getRiskReason = useRiskReason()
  const { id, book_name, language, src_cover, due, manager } = book
  const lang = getBookLang(language)
  return (
    <li className={`${styles.row} ${styles.riskRow}`}>
      <span className={styles.area.cover}>
        <BookCover title={book_name} number={id} src={src_cover} width={28} lang={lang} />
      </span>
      <div className={styles.area.words}>
        <Anchor href={href} className={styles.link}>
          <BookTitle as="span" lang={lang} lines={1}>
            {book_name}
          </BookTitle>
        </Anchor>
        <p className={styles.under}>{getRiskReason(book)}</p>
      </div>
      <span className={`${styles.area.person} ${styles.plain}`}>
        {manager ? (
          <>
            <Avatar name={manager.name} src={manager.avatar ?? undefined} decorative />
            {manager.name}
          </>
        ) : (
          t('today.risks.nobody')
        )}
      </span>
      <span className={styles.area.late} title={t('today.risks.days', { count: daysBetween(due, today) })}>
        <DueDate due={due} />
      </span>
    </li>
  )
}

/** Returns a function that describes the reason for a book's delay in a sentence. */
export function useRiskReason() {
  const { t } = useTranslation(['statistics', 'domain'])
  const { date } = useFormat()
  return ({ reason, since, work, work_due, executor }: RiskRow): string =>
    reason === 'workLate' && work && work_due
      ? [t('today.risks.workLate', { work: t(`domain:workType.${work}`), date: date(work_due) }), executor?.name]
          .filter(Boolean)
          .join(' · ')
      : t(`today.risks.reason.${reason === 'workLate' ? 'worksOpen' : reason}`, { date: date(since) })
}
