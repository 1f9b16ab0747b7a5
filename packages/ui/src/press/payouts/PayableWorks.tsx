import { isPayable, type PayableWork } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Panel, Stack } from '../../foundations/layout/index.ts'
import { BookTitle, Text } from '../../foundations/Text/index.ts'
import { getBookLang } from '../../private/book-lang.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column } from '../../primitives/Table/index.ts'
import * as cards from '../shared/row-card.css.ts'
import * as styles from './Payouts.css.ts'

export interface PayableWorksProps {
  /** The works in the API's order: by executor, then by month. */
  works: readonly PayableWork[]
  /** Ids of the works to pay, as strings. */
  selectedIds: ReadonlySet<string>
  onSelectedIdsChange: (chosen: ReadonlySet<string>) => void
}

const keyOf = ({ id }: PayableWork) => String(id)
const sumPrices = (works: readonly PayableWork[]) => works.reduce((sum, { price }) => sum + (price ?? 0), 0)

/** Groups works by executor and keeps their order. */
function groupByExecutor(works: readonly PayableWork[]) {
  const groups = new Map<number, { executor: PayableWork['executor']; works: PayableWork[] }>()
  for (const work of works) {
    const { executor } = work
    const group = groups.get(executor.id) ?? { executor, works: [] }
    group.works.push(work)
    groups.set(executor.id, group)
  }
  return [...groups.values()]
}

/** Works with pending payment, grouped by executor. One click selects all works of an executor. */
export function PayableWorks({ works, selectedIds, onSelectedIdsChange }: PayableWorksProps) {
  const { t } = useTranslation(['payouts', 'domain'])
  const { money } = useFormat()
  const { workOf } = useWorkLabels()
  const columns = useColumns()
  const groups = useMemo(() => groupByExecutor(works), [works])
  if (works.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <Stack gap={5}>
      {groups.map(({ executor, works: executorWorks }) => {
        const payableWorks = executorWorks.filter(({ price }) => isPayable({ price, executor_id: executor.id }))
        const unpricedWorks = executorWorks.filter((work) => !payableWorks.includes(work))
        const keys = new Set(payableWorks.map(keyOf))
        return (
          <Panel
            key={executor.id}
            title={executor.name}
            actions={<span className={styles.sum}>{money(sumPrices(payableWorks))}</span>}
            padding="none"
          >
            {payableWorks.length > 0 && (
              <Table
                label={t('worksOf', { name: executor.name })}
                rows={payableWorks}
                rowKey={keyOf}
                rowLabel={(work) => t('work', { work: workOf(work), book: work.book_name })}
                columns={columns}
                renderCard={(work) => <WorkCard work={work} />}
                selected={new Set([...keys].filter((key) => selectedIds.has(key)))}
                onSelectedChange={(newKeys) =>
                  onSelectedIdsChange(new Set([...[...selectedIds].filter((key) => !keys.has(key)), ...newKeys]))
                }
              />
            )}
            {unpricedWorks.length > 0 && (
              <div className={styles.unpriced}>
                <Text tone="secondary">
                  {t('unpriced', {
                    works: unpricedWorks
                      .map(({ name, book_name }) => t('work', { work: t(`domain:workType.${name}`), book: book_name }))
                      .join('; '),
                  })}
                </Text>
              </div>
            )}
          </Panel>
        )
      })}
    </Stack>
  )
}

/** Returns functions that describe a work: «Корректура · 15 уч.-изд. л.», and the month of its submission. */
function useWorkLabels() {
  const { t } = useTranslation(['payouts', 'domain'])
  const { date } = useFormat()
  return useMemo(
    () => ({
      workOf: ({ name, unit }: PayableWork) => [t(`domain:workType.${name}`), unit].filter(Boolean).join(' · '),
      monthOf: ({ month }: PayableWork) => (month ? date(`${month}-01`, 'monthYear') : t('noMonth')),
    }),
    [t, date],
  )
}

function WorkCard({ work }: { work: PayableWork }) {
  const { money } = useFormat()
  const { workOf, monthOf } = useWorkLabels()
  return (
    <>
      <span className={cards.head}>
        <BookTitle as="span" lang={getBookLang(work.language)} lines={2}>
          {work.book_name}
        </BookTitle>
        <span className={cards.sum}>{work.price !== null && money(work.price)}</span>
      </span>
      <span className={cards.facts}>
        <span>{workOf(work)}</span>
        <span>{monthOf(work)}</span>
      </span>
    </>
  )
}

function useColumns(): readonly Column<PayableWork>[] {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const { workOf, monthOf } = useWorkLabels()
  return useMemo(
    () => [
      {
        key: 'book_name',
        header: t('field.book_name'),
        minWidth: '240px',
        cell: (work) => (
          <>
            <BookTitle as="span" lang={getBookLang(work.language)} lines={2}>
              {work.book_name}
            </BookTitle>
            <CellDetail>{workOf(work)}</CellDetail>
          </>
        ),
      },
      {
        key: 'month',
        header: t('field.month'),
        width: '180px',
        cell: monthOf,
      },
      {
        key: 'price',
        header: t('field.price'),
        width: '150px',
        align: 'end',
        cell: ({ price }) => (price === null ? '' : money(price)),
      },
    ],
    [t, money, workOf, monthOf],
  )
}
