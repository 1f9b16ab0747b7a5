import { useCall, useSession } from '@press/client'
import { contractStatuses } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { ContractTable, NoResults, Page, PageHeader, SearchField, SegmentedControl } from '@press/ui'
import { useListState } from '../../lists/useListState.ts'
import { parseChoice } from '../../routing/list-query.ts'
import { rolePaths } from '../../routing/paths.ts'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'

const views = ['all', ...contractStatuses.filter((status) => status !== 'draft')] as const
const sortKeys = ['date', 'number', 'party_name', 'ends_on', 'fee'] as const
const defaults = { view: 'all', search: '', page: '1', sort_by: 'date', sort_dir: 'desc' }

/** The contracts with the person or with their organization. */
export function MyContractsList() {
  const { t } = useTranslation('contracts')
  const { number } = useFormat()
  const { user } = useSession()
  const userPaths = rolePaths(user?.role_id ?? 0)
  const { params, set: setParams, query, sorting, renderPagination } = useListState(defaults, sortKeys)
  const { search } = query
  const view = parseChoice(views, params.view)
  const answer = useCall('GET /api/contracts', { query: { ...query, ...(view !== 'all' && { status: view }) } })
  const activeFilterCount = [search, view !== 'all'].filter(Boolean).length
  return (
    <Page
      header={
        <PageHeader
          title={t('list.title')}
          count={
            answer.data ? t('list.found', { count: answer.data.total, value: number(answer.data.total) }) : undefined
          }
          filters={
            <>
              <SearchField
                label={t('list.search')}
                value={search}
                onValueChange={(next) => setParams({ search: next })}
              />
              <SegmentedControl
                label={t('list.status')}
                options={views.map((value) => ({
                  value,
                  label: value === 'all' ? t('list.anyStatus') : t(`status.${value}`),
                }))}
                value={view}
                onValueChange={(next) => setParams({ view: next })}
              />
            </>
          }
          activeFilterCount={activeFilterCount}
        />
      }
    >
      <QueryBoundary result={answer} skeleton={<ContractTable rows={[]} loading />}>
        {({ contracts, total }) =>
          total === 0 && activeFilterCount > 0 ? (
            <NoResults query={search} onReset={() => setParams({ search: '', view: 'all' })} />
          ) : (
            <ContractTable
              rows={contracts}
              signer
              rowHref={({ id }) => userPaths.contract(id)}
              {...sorting}
              footer={total > query.per_page && renderPagination(total)}
            />
          )
        }
      </QueryBoundary>
    </Page>
  )
}
