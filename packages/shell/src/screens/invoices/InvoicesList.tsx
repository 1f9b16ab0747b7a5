import { saveFile, useCall, useSession } from '@press/client'
import { invoiceStates } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  EmptyState,
  Inline,
  InvoiceTable,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  SegmentedControl,
  Stack,
  Stat,
  StatGroup,
  type InvoiceTableProps,
} from '@press/ui'
import { useCallback, type ReactNode } from 'react'
import { useListState } from '../../lists/useListState.ts'
import { parseChoice } from '../../routing/list-query.ts'
import { rolePaths } from '../../routing/paths.ts'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { TableMenu } from '../../lists/TableMenu.tsx'

const states = ['all', ...invoiceStates] as const
const sortKeys = ['invoice_date', 'recipient_name', 'sum', 'rest'] as const
const defaults = { state: 'all', search: '', sort_by: 'invoice_date', sort_dir: 'desc', page: '1' }

interface InvoicesListProps extends Pick<InvoiceTableProps, 'ownOnly'> {
  /** The button that generates the reconciliation act. */
  reconciliationButton?: ReactNode
}

/** Issued invoices: the amount, the payments and the due date of the rest. Each invoice links to its document. */
export function InvoicesList({ ownOnly = false, reconciliationButton }: InvoicesListProps) {
  const { t } = useTranslation('invoices')
  const { money } = useFormat()
  const { user } = useSession()
  const roleId = user?.role_id ?? 0
  const { params, set: setParams, query, sorting, renderPagination } = useListState(defaults, sortKeys)
  const { search, sort_by, sort_dir } = query
  const state = parseChoice(states, params.state)
  const filter = state === 'all' ? {} : { state }
  const invoices = useCall('GET /api/invoices', { query: { ...query, ...filter } })
  const rowHref = useCallback(({ id }: { id: number }) => rolePaths(roleId).invoicePreview(id), [roleId])
  const counts = invoices.data?.counts ?? {}
  const totalCount = invoiceStates.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          count={invoices.data ? t('found', { count: invoices.data.total }) : undefined}
          filters={
            <>
              <SearchField
                label={t(ownOnly ? 'searchOwn' : 'search')}
                value={search}
                onValueChange={(next) => setParams({ search: next })}
              />
              <TableMenu
                onExport={(format) =>
                  saveFile(
                    'GET /api/invoices/export',
                    { query: { search, sort_by, sort_dir, ...filter, format } },
                    `invoices.${format}`,
                  )
                }
              />
            </>
          }
          activeFilterCount={search ? 1 : 0}
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
              ...(invoices.data && { count: value === 'all' ? totalCount : (counts[value] ?? 0) }),
            }))}
            value={state}
            onValueChange={(next) => setParams({ state: next })}
          />
        </Inline>
        {reconciliationButton}
        <QueryBoundary result={invoices} skeleton={<InvoiceTable rows={[]} ownOnly={ownOnly} loading />}>
          {({ bills: rows, total, sums }) =>
            total === 0 && search ? (
              <NoResults query={search} onReset={() => setParams({ search: '' })} />
            ) : (
              <>
                <StatGroup>
                  <Stat label={t('figure.billed')} value={money(sums.billed)} />
                  <Stat label={t('figure.paid')} value={money(sums.paid)} />
                  <Stat label={t('figure.rest')} value={money(sums.rest)} />
                </StatGroup>
                <InvoiceTable
                  rows={rows}
                  ownOnly={ownOnly}
                  rowHref={rowHref}
                  {...sorting}
                  {...(state !== 'all' && {
                    empty: <EmptyState title={t('noneOfState')}>{t('noneOfStateText')}</EmptyState>,
                  })}
                  footer={total > query.per_page && renderPagination(total)}
                />
              </>
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  )
}
