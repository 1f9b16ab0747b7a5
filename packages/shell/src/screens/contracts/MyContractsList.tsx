import { useCall, useSession } from '@press/client'
import { contractStatuses, limits } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { ContractTable, NoResults, Page, PageHeader, Pagination, SearchField, SegmentedControl } from '@press/ui'
import { useMemo } from 'react'
import { parseChoice, pageHref } from '../../routing/list-query.ts'
import { rolePaths } from '../../routing/paths.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { QueryBoundary } from '../QueryBoundary.tsx'

const views = ['all', ...contractStatuses.filter((status) => status !== 'draft')] as const
const sorts = ['date', 'number', 'party_name', 'ends_on', 'fee'] as const
const directions = ['desc', 'asc'] as const
const atFirst = { view: 'all', search: '', page: '1', sort_by: 'date', sort_dir: 'desc' }

/** The contracts with the person or with their organization. */
export function MyContractsList() {
  const { t } = useTranslation('contracts')
  const { number } = useFormat()
  const { user } = useSession()
  const to = rolePaths(user?.role_id ?? 0)
  const [params, set] = useListParams(atFirst)
  const view = parseChoice(views, params.view)
  const [sort_by, sort_dir] = [parseChoice(sorts, params.sort_by), parseChoice(directions, params.sort_dir)]
  const page = Number(params.page) || 1
  const { search } = params
  const answer = useCall('GET /api/contracts', {
    query: { page, search, sort_by, sort_dir, ...(view !== 'all' && { status: view }) },
  })
  const sort = useMemo(
    () => ({ key: sort_by, direction: sort_dir === 'asc' ? ('ascending' as const) : ('descending' as const) }),
    [sort_by, sort_dir],
  )
  const filtersOn = [search, view !== 'all'].filter(Boolean).length
  return (
    <Page
      header={
        <PageHeader
          title={t('list.title')}
          {...(answer.data && {
            count: t('list.found', { count: answer.data.total, value: number(answer.data.total) }),
          })}
          filters={
            <>
              <SearchField label={t('list.search')} value={search} onValueChange={(next) => set({ search: next })} />
              <SegmentedControl
                label={t('list.status')}
                options={views.map((value) => ({
                  value,
                  label: value === 'all' ? t('list.anyStatus') : t(`status.${value}`),
                }))}
                value={view}
                onValueChange={(next) => set({ view: next })}
              />
            </>
          }
          filtersOn={filtersOn}
        />
      }
    >
      <QueryBoundary of={answer} skeleton={<ContractTable rows={[]} loading />}>
        {({ contracts, total }) =>
          total === 0 && filtersOn > 0 ? (
            <NoResults query={search} onReset={() => set({ search: '', view: 'all' })} />
          ) : (
            <ContractTable
              rows={contracts}
              signer
              rowHref={({ id }) => to.contract(id)}
              sort={sort}
              onSortChange={({ key, direction }) =>
                set({ sort_by: key, sort_dir: direction === 'ascending' ? 'asc' : 'desc' })
              }
              footer={
                total > limits.pageSize && (
                  <Pagination
                    page={page}
                    pageSize={limits.pageSize}
                    total={total}
                    href={pageHref}
                    onPageChange={(next) => set({ page: String(next) })}
                  />
                )
              }
            />
          )
        }
      </QueryBoundary>
    </Page>
  )
}
