import { daysBetween } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import { BookTitle } from '../../foundations/Text/index.ts'
import { bookLang } from '../../private/bookLang.ts'
import { dayOf } from '../../private/days.ts'
import { useToday } from '../../private/useToday.ts'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type Sort } from '../../primitives/Table/index.ts'
import { BookCover } from '../BookCover/index.ts'
import { DueDate } from '../DueDate/index.ts'
import type { TechCardRow } from '../wire.ts'
import { CardStage } from './CardStage.tsx'
import * as styles from './TechCardTable.css.ts'

export interface TechCardTableProps {
  rows: readonly TechCardRow[]
  /** The page of a card; keep the function the same between renders. */
  hrefOf: (card: TechCardRow) => string
  /** Sortable keys are the call's: created_at, book_name, due, stage, quantity. */
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** @default false */
  loading?: boolean
  /** Instead of rows when there are none. @default «Карт пока нет» */
  empty?: ReactNode
  error?: ReactNode
  footer?: ReactNode
  /** Takes the height that is left and scrolls inside. @default false */
  fill?: boolean
  /** @default now */
  today?: string
}

/** Tech cards as a list; on a phone, two lines each. */
export function TechCardTable({ hrefOf, empty, today: given, ...table }: TechCardTableProps) {
  const today = useToday(given)
  const { t } = useTranslation('tech-cards')
  const columns = useColumns(today)
  return (
    <Table
      {...table}
      label={t('list.label')}
      columns={columns}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowHref={hrefOf}
      renderCard={(card) => <PhoneRow card={card} today={today} />}
      empty={empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
    />
  )
}

const rowKey = ({ id }: TechCardRow) => String(id)
const rowLabel = ({ book_name }: TechCardRow) => book_name

function useColumns(today: string): Column<TechCardRow>[] {
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  return useMemo(
    () => [
      { key: 'book_name', header: t('list.book'), sortable: true, cell: (card) => <Book card={card} /> },
      {
        key: 'stage',
        header: t('list.stage'),
        width: '160px',
        sortable: true,
        cell: (card) => <CardStage card={card} />,
      },
      {
        key: 'stage_since',
        header: t('list.atStage'),
        width: '92px',
        align: 'end',
        cell: ({ stage_since }) => {
          const days = daysBetween(dayOf(stage_since), today)
          return days > 0 ? t('list.days', { count: days }) : t('list.today')
        },
      },
      {
        key: 'project_manager',
        header: t('list.manager'),
        width: '170px',
        cell: ({ project_manager }) =>
          project_manager ? (
            <span className={styles.person}>
              <Avatar name={project_manager.name} src={project_manager.avatar ?? undefined} size={24} decorative />
              <span className={styles.name}>{project_manager.name}</span>
            </span>
          ) : (
            <span className={styles.quiet}>{t('passport.none')}</span>
          ),
      },
      {
        key: 'quantity',
        header: t('list.quantity'),
        width: '84px',
        align: 'end',
        sortable: true,
        cell: ({ quantity }) => (quantity === null ? t('passport.none') : number(quantity)),
      },
      {
        key: 'due',
        header: t('list.due'),
        width: '166px',
        align: 'end',
        sortable: true,
        cell: ({ due }) => (due ? <DueDate due={due} today={today} label={(day) => day} /> : t('passport.none')),
      },
    ],
    [t, number, today],
  )
}

function Book({ card }: { card: TechCardRow }) {
  const { t } = useTranslation('tech-cards')
  const lang = bookLang(card.language)
  return (
    <span className={styles.book}>
      <BookCover title={card.book_name} src={card.src_cover} width={28} lang={lang} />
      <span className={styles.words}>
        <BookTitle lang={lang} lines={2}>
          {card.book_name}
        </BookTitle>
        <CellDetail>{`${t('number', { id: card.id })} · ${card.authors}`}</CellDetail>
      </span>
    </span>
  )
}

function PhoneRow({ card, today }: { card: TechCardRow; today: string }) {
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  return (
    <>
      <Book card={card} />
      <span className={styles.phoneLine}>
        <CardStage card={card} />
        {card.due && <DueDate due={card.due} today={today} />}
        {card.quantity !== null && t('list.copies', { count: card.quantity, value: number(card.quantity) })}
      </span>
    </>
  )
}
