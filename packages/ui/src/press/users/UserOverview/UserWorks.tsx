import { daysBetween, type UserWork } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, useMemo } from 'react'
import { Inline } from '../../../foundations/layout/index.ts'
import { BookTitle, Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column } from '../../../primitives/Table/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { WorkStatusBadge } from '../../shared/WorkStatusBadge.tsx'
import * as styles from './UserOverview.css.ts'

const getRowKey = ({ id }: UserWork) => String(id)
const getRowLabel = ({ book_name }: UserWork) => book_name

/** The last works of a person, and whether they were on time. */
export function UserWorks({ works, total }: { works: readonly UserWork[]; total: number }) {
  const { t } = useTranslation(['users', 'domain'])
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {t('works.title')}
        </h2>
        {total > 0 && <span className={styles.note}>{total}</span>}
      </header>
      <Table
        label={t('works.title')}
        rows={works}
        columns={useColumns()}
        rowKey={getRowKey}
        rowLabel={getRowLabel}
        renderCard={(row) => (
          <>
            <BookCell row={row} />
            <Inline gap={3}>
              <DoneCell row={row} />
              <WorkStatusBadge status={row.status} />
            </Inline>
          </>
        )}
        empty={<EmptyState title={t('works.none')}>{t('works.noneText')}</EmptyState>}
      />
    </section>
  )
}

function useColumns(): readonly Column<UserWork>[] {
  const { t } = useTranslation(['users', 'domain'])
  const { number, money } = useFormat()
  return useMemo(
    () => [
      { key: 'book', header: t('works.book'), minWidth: '220px', cell: (row) => <BookCell row={row} /> },
      { key: 'work', header: t('works.work'), width: '130px', cell: ({ name }) => t(`domain:workType.${name}`) },
      { key: 'done', header: t('works.done'), width: '140px', cell: (row) => <DoneCell row={row} /> },
      {
        key: 'hours',
        header: t('works.hours'),
        width: '70px',
        align: 'end',
        cell: ({ hours }) => (hours === null ? '–' : number(hours)),
      },
      {
        key: 'price',
        header: t('works.price'),
        width: '110px',
        align: 'end',
        cell: ({ price }) => (price === null ? '–' : money(price)),
      },
      {
        key: 'status',
        header: t('works.status'),
        width: '140px',
        cell: ({ status }) => <WorkStatusBadge status={status} />,
      },
      {
        key: 'mean',
        header: t('works.mean'),
        width: '84px',
        align: 'end',
        cell: ({ mean }) =>
          mean === null ? (
            <CellDetail>{t('works.noMean')}</CellDetail>
          ) : (
            <Text variant="strong">{number(mean, { minimumFractionDigits: 1 })}</Text>
          ),
      },
    ],
    [t, number, money],
  )
}

interface WorkCellProps {
  row: UserWork
}

function BookCell({ row: { book_name, language, src_cover } }: WorkCellProps) {
  const lang = getBookLang(language)
  return (
    <Inline gap={3} wrap={false}>
      <BookCover title={book_name} src={src_cover} width={28} />
      <BookTitle size="s" lang={lang}>
        {book_name}
      </BookTitle>
    </Inline>
  )
}

/** The submission date of a work, and the days before or after its deadline. */
function DoneCell({ row: { done_on, end_date } }: WorkCellProps) {
  const { t } = useTranslation('users')
  const { date } = useFormat()
  if (!done_on)
    return <CellDetail>{end_date ? t('works.due', { date: date(end_date, 'day') }) : t('works.noDue')}</CellDetail>
  const daysLate = end_date ? daysBetween(end_date, done_on) : 0
  return (
    <span>
      {date(done_on, 'day')}
      {end_date && (
        <span className={daysLate > 0 ? styles.late : daysLate < 0 ? styles.early : styles.onTime}>
          {daysLate === 0
            ? t('works.onTime')
            : t(daysLate > 0 ? 'works.late' : 'works.early', { count: Math.abs(daysLate) })}
        </span>
      )}
    </span>
  )
}
