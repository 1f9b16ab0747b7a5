import { saveFile, useCall, useSession } from '@press/client'
import { invoiceStates, limits } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  EmptyState,
  Inline,
  InvoiceTable,
  NoResults,
  Page,
  PageHeader,
  Pagination,
  SearchField,
  SegmentedControl,
  Stack,
  Stat,
  StatGroup,
  type InvoiceTableProps,
} from '@press/ui'
import { useCallback, type ReactNode } from 'react'
import { parseChoice, pageHref } from '../../routing/list-query.ts'
import { rolePaths } from '../../routing/paths.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { QueryBoundary } from '../QueryBoundary.tsx'
import { TableMenu } from '../TableMenu.tsx'

const states = ['all', ...invoiceStates] as const
const sorts = ['invoice_date', 'recipient_name', 'sum', 'rest'] as const
const directions = ['desc', 'asc'] as const
const atFirst = { state: 'all', search: '', sort_by: 'invoice_date', sort_dir: 'desc', page: '1' }

interface InvoicesListProps extends Pick<InvoiceTableProps, 'own'> {
  /** The button that generates the reconciliation act. */
  act?: ReactNode
}

/** Issued invoices: the amount, the payments and the due date of the rest. Each links to its document. */
export function InvoicesList({ own = false, act }: InvoicesListProps) {
  const { t } = useTranslation('invoices')
  const { money } = useFormat()
  const { user } = useSession()
  const role = user?.role_id ?? 0
  const [params, set] = useListParams(atFirst)
  const { search } = params
  const state = parseChoice(states, params.state)
  const [sort_by, sort_dir] = [parseChoice(sorts, params.sort_by), parseChoice(directions, params.sort_dir)]
  const page = Number(params.page) || 1
  const query = { search, sort_by, sort_dir, ...(state !== 'all' && { state }) }
  const invoices = useCall('GET /api/invoices', { query: { ...query, page } })
  const rowHref = useCallback(({ id }: { id: number }) => rolePaths(role).invoicePreview(id), [role])
  const counts = invoices.data?.counts ?? {}
  const all = invoiceStates.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          {...(invoices.data && { count: t('found', { count: invoices.data.total }) })}
          filters={
            <>
              <SearchField
                label={t(own ? 'searchOwn' : 'search')}
                value={search}
                onValueChange={(next) => set({ search: next })}
              />
              <TableMenu
                onTake={(format) =>
                  saveFile('GET /api/invoices/export', { query: { ...query, format } }, `invoices.${format}`)
                }
              />
            </>
          }
          filtersOn={search ? 1 : 0}
        />
      }
    >
      <Stack gap={4}>
        <Inline>
          <SegmentedControl
            label={t('states')}
            options={states.map((value) => ({
              value,
              label: value === 'all' ? t('all') : t(`state.${value}`),
              ...(invoices.data && { count: value === 'all' ? all : (counts[value] ?? 0) }),
            }))}
            value={state}
            onValueChange={(next) => set({ state: next })}
          />
        </Inline>
        {act}
        <QueryBoundary of={invoices} skeleton={<InvoiceTable rows={[]} own={own} loading />}>
          {({ bills: rows, total, sums }) =>
            total === 0 && search ? (
              <NoResults query={search} onReset={() => set({ search: '' })} />
            ) : (
              <>
                <StatGroup>
                  <Stat label={t('figure.billed')} value={money(sums.billed)} />
                  <Stat label={t('figure.paid')} value={money(sums.paid)} />
                  <Stat label={t('figure.rest')} value={money(sums.rest)} />
                </StatGroup>
                <InvoiceTable
                  rows={rows}
                  own={own}
                  rowHref={rowHref}
                  sort={{ key: sort_by, direction: sort_dir === 'asc' ? 'ascending' : 'descending' }}
                  onSortChange={({ key, direction }) =>
                    set({ sort_by: key, sort_dir: direction === 'ascending' ? 'asc' : 'desc' })
                  }
                  {...(state !== 'all' && {
                    empty: <EmptyState title={t('noneOfState')}>{t('noneOfStateText')}</EmptyState>,
                  })}
                  {...(total > limits.pageSize && {
                    footer: (
                      <Pagination
                        page={page}
                        pageSize={limits.pageSize}
                        total={total}
                        href={pageHref}
                        onPageChange={(next) => set({ page: String(next) })}
                      />
                    ),
                  })}
                />
              </>
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  )
}
