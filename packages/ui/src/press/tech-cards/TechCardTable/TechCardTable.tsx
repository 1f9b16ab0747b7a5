import { daysBetween, type TechCardRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { toPressDay } from '../../../private/days.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, type Column } from '../../../primitives/Table/index.ts'
import { BookTable, type BookTableProps } from '../../shared/BookTable/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import { CardStage } from './CardStage.tsx'
import * as styles from './TechCardTable.css.ts'

/**
 * The sortable columns have the API's keys: created_at, book_name, due, stage, quantity. If there are no rows, the table shows an
 * empty state.
 */
export type TechCardTableProps = BookTableProps<TechCardRow>

/** A table of tech cards. On a phone each card has two lines. */
export function TechCardTable({ empty, ...tableProps }: TechCardTableProps) {
  const today = useToday()
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  const getNumberText = useCallback(({ id }: TechCardRow) => t('number', { id }), [t])
  return (
    <BookTable
      {...tableProps}
      label={t('list.label')}
      header={t('list.book')}
      numberOf={getNumberText}
      columns={useColumns(today)}
      renderFacts={(card) => (
        <>
          <CardStage card={card} />
          <span>{t(`status.${card.status}`)}</span>
          {card.due && <DueDate due={card.due} />}
          {card.quantity !== null && t('list.copies', { count: card.quantity, value: number(card.quantity) })}
        </>
      )}
      empty={empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
    />
  )
}

function useColumns(today: string): readonly Column<TechCardRow>[] {
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  return useMemo(
    () => [
      {
        key: 'stage',
        header: t('list.stage'),
        width: '160px',
        sortable: true,
        cell: (card) => (
          <>
            <CardStage card={card} />
            <CellDetail>{t(`status.${card.status}`)}</CellDetail>
          </>
        ),
      },
      {
        key: 'stage_since',
        header: t('list.atStage'),
        width: '92px',
        align: 'end',
        cell: ({ stage_since }) => {
          const daysAtStage = daysBetween(toPressDay(stage_since), today)
          return daysAtStage > 0 ? t('list.days', { count: daysAtStage }) : t('list.today')
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
        cell: ({ due }) => (due ? <DueDate due={due} label={(day) => day} /> : t('passport.none')),
      },
    ],
    [t, number, today],
  )
}
