import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import { BookTitle } from '../../foundations/Text/index.ts'
import { bookLang } from '../../private/bookLang.ts'
import { useToday } from '../../private/useToday.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type Sort } from '../../primitives/Table/index.ts'
import { ApplicationStatusBadge } from '../ApplicationStatus/index.ts'
import { BookCover } from '../BookCover/index.ts'
import { DueDate } from '../DueDate/index.ts'
import type { ApplicationRow } from '../wire.ts'
import * as styles from './ApplicationTable.css.ts'

export interface ApplicationTableProps {
  rows: readonly ApplicationRow[]
  /** The page of an application; keep the function the same between renders. */
  hrefOf: (application: ApplicationRow) => string
  /** Sortable keys are the call's: created_at, book_name, status, due. */
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** @default false */
  loading?: boolean
  /** Instead of rows when there are none. @default «Заявок пока нет» */
  empty?: ReactNode
  footer?: ReactNode
  /** Takes the height that is left and scrolls inside. @default false */
  fill?: boolean
  /** @default now */
  today?: string
}

/** Applications as the press sorts through them; on a phone, two lines each. */
export function ApplicationTable({ hrefOf, empty, today: given, ...table }: ApplicationTableProps) {
  const today = useToday(given)
  const { t } = useTranslation('applications')
  const columns = useColumns(today)
  return (
    <Table
      {...table}
      label={t('list.label')}
      columns={columns}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowHref={hrefOf}
      renderCard={(application) => <PhoneRow application={application} today={today} />}
      empty={empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyStaffText')}</EmptyState>}
    />
  )
}

const rowKey = ({ id }: ApplicationRow) => String(id)
const rowLabel = ({ book_name }: ApplicationRow) => book_name

function useColumns(today: string): Column<ApplicationRow>[] {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  return useMemo(() => {
    const nothing = <span className={styles.quiet}>{t('list.nothing')}</span>
    return [
      {
        key: 'book_name',
        header: t('list.column.book'),
        sortable: true,
        cell: (application) => <Book application={application} />,
      },
      {
        key: 'status',
        header: t('list.column.status'),
        width: '230px',
        sortable: true,
        cell: ({ status, status_since }) => (
          <ApplicationStatusBadge status={status} since={status_since} today={today} />
        ),
      },
      {
        key: 'created_at',
        header: t('list.column.created'),
        width: '110px',
        align: 'end',
        sortable: true,
        cell: ({ created_at }) => date(created_at),
      },
      {
        key: 'due',
        header: t('list.column.due'),
        width: '176px',
        align: 'end',
        sortable: true,
        cell: ({ due }) => (due ? <DueDate due={due} today={today} label={(day) => day} /> : nothing),
      },
      {
        key: 'techcard',
        header: t('list.column.card'),
        width: '110px',
        align: 'end',
        cell: ({ techcard_id }) => (techcard_id ? t('list.card', { id: techcard_id }) : nothing),
      },
    ]
  }, [t, date, today])
}

function Book({ application: { id, book_name, authors, language } }: { application: ApplicationRow }) {
  const { t } = useTranslation('applications')
  const lang = bookLang(language)
  return (
    <span className={styles.book}>
      <BookCover title={book_name} width={28} lang={lang} />
      <span className={styles.words}>
        <BookTitle lang={lang} lines={2}>
          {book_name}
        </BookTitle>
        <CellDetail>{`${t('list.number', { id })} · ${authors}`}</CellDetail>
      </span>
    </span>
  )
}

function PhoneRow({ application, today }: { application: ApplicationRow; today: string }) {
  const { status, status_since, due } = application
  return (
    <>
      <Book application={application} />
      <span className={styles.phoneLine}>
        <ApplicationStatusBadge status={status} since={status_since} today={today} />
        {due && <DueDate due={due} today={today} />}
      </span>
    </>
  )
}
