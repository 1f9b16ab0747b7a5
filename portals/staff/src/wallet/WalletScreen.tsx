import { saveFile, useCall } from '@press/client'
import { walletStatuses, limits, type WalletAccrual } from '@press/domain'
import { useFormat, useTranslation, type Locale } from '@press/i18n'
import { parseChoice, QueryBoundary, pageHref, useErrorMessage, useListParams } from '@press/shell'
import {
  glyphs,
  Link,
  NoResults,
  Page,
  PageHeader,
  Pagination,
  SearchField,
  SegmentedControl,
  Stack,
  Text,
  useToast,
  WalletWorks,
  WorkActs,
  WorkWallet,
  type Sort,
} from '@press/ui'
import { useCallback, useMemo } from 'react'
import { FilterChip } from '../shared/FilterChip.tsx'
import { useStaff } from '../shared/useStaff.ts'

const defaults = {
  show: 'works',
  search: '',
  status: '',
  sort_by: '',
  sort_dir: 'desc',
  page: '1',
  per_page: String(limits.pageSizes[0]),
}
const tabs = ['works', 'acts'] as const
const sortsOf = {
  works: ['completed_at', 'book_name', 'price', 'status'],
  acts: ['date', 'number', 'gross', 'net'],
} as const
const directions = ['desc', 'asc'] as const

/** A person's earnings from works by month, with those works and the acts. */
export function WalletScreen() {
  const { t } = useTranslation('projects')
  const { money } = useFormat()
  const { to } = useStaff()
  const [params, set] = useListParams(defaults)
  const show = parseChoice(tabs, params.show)
  const status = walletStatuses.find((key) => key === params.status)
  const paging = {
    search: params.search,
    page: Number(params.page) || 1,
    per_page: Number(params.per_page) || limits.pageSizes[0],
    sort_dir: parseChoice(directions, params.sort_dir),
  }
  const workSort = parseChoice(sortsOf.works, params.sort_by)
  const actSort = parseChoice(sortsOf.acts, params.sort_by)
  const wallet = useCall('GET /api/wallet', {})
  const works = useCall(
    'GET /api/wallet/works',
    show === 'works' ? { query: { ...paging, sort_by: workSort, ...(status && { status }) } } : null,
  )
  const acts = useCall('GET /api/wallet/acts', show === 'acts' ? { query: { ...paging, sort_by: actSort } } : null)
  const onDownload = useActDownload()

  const activeQuery = show === 'works' ? works : acts
  const key = show === 'works' ? workSort : actSort
  const sort = useMemo(
    (): Sort => ({ key, direction: paging.sort_dir === 'asc' ? 'ascending' : 'descending' }),
    [key, paging.sort_dir],
  )
  const table = {
    sort,
    onSortChange: (next: Sort) => set({ sort_by: next.key, sort_dir: next.direction === 'ascending' ? 'asc' : 'desc' }),
    footer: (
      <Pagination
        page={paging.page}
        pageSize={paging.per_page}
        total={activeQuery.data?.total ?? 0}
        href={pageHref}
        onPageChange={(next) => set({ page: String(next) })}
        onPageSizeChange={(next) => set({ per_page: String(next) })}
      />
    ),
  }
  const nothing = <NoResults query={params.search} onReset={() => set({ search: '', status: '' })} />
  const filtersOn = [params.search, show === 'works' && status].filter(Boolean).length
  return (
    <Page
      header={
        <PageHeader
          title={t('wallet.title')}
          filtersOn={filtersOn}
          filters={
            <>
              <SegmentedControl
                label={t('wallet.tab.label')}
                value={show}
                onValueChange={(next) => set({ show: next, sort_by: '', sort_dir: 'desc', search: '', status: '' })}
                options={tabs.map((value) => ({ value, label: t(`wallet.tab.${value}`) }))}
              />
              <SearchField
                label={t(`wallet.search.${show}`)}
                value={params.search}
                onValueChange={(next) => set({ search: next })}
              />
              {show === 'works' && (
                <FilterChip
                  label={t('wallet.status')}
                  all={t('wallet.anyStatus')}
                  glyph={glyphs.funnel}
                  options={walletStatuses.map((value) => ({ value, label: t(`workStatus.${value}`) }))}
                  value={status ?? ''}
                  onValueChange={(next) => set({ status: next })}
                />
              )}
            </>
          }
        />
      }
    >
      <Stack gap={5}>
        <QueryBoundary of={wallet}>
          {(earned) => (
            <>
              <WorkWallet wallet={earned} />
              {earned.agreed.count > 0 && (
                <Text as="p" variant="small" tone="muted">
                  {t('wallet.agreed', { sum: money(earned.agreed.sum) })}{' '}
                  <Link href={to.contracts}>{t('wallet.contracts', { count: earned.agreed.count })}</Link>
                </Text>
              )}
            </>
          )}
        </QueryBoundary>
        {show === 'works' ? (
          <QueryBoundary of={works} skeleton={<WalletWorks rows={[]} hrefOf={to.project} loading />}>
            {({ works: rows, total }) =>
              total === 0 && filtersOn > 0 ? nothing : <WalletWorks {...table} rows={rows} hrefOf={to.project} />
            }
          </QueryBoundary>
        ) : (
          <QueryBoundary of={acts} skeleton={<WorkActs rows={[]} onDownload={onDownload} loading />}>
            {({ acts: rows, total }) =>
              total === 0 && filtersOn > 0 ? nothing : <WorkActs {...table} rows={rows} onDownload={onDownload} />
            }
          </QueryBoundary>
        )}
      </Stack>
    </Page>
  )
}

function useActDownload() {
  const { t } = useTranslation('projects')
  const toast = useToast()
  const errorText = useErrorMessage()
  return useCallback(
    async ({ id, kind, number }: WalletAccrual, language: Locale) => {
      try {
        await saveFile(
          'GET /api/wallet/acts/{id}.pdf',
          { params: { id }, query: { lang: language } },
          `${t(`wallet.act.name.${kind}`, { number })}.pdf`,
        )
      } catch (error) {
        toast({ tone: 'danger', message: t('wallet.act.failed', { reason: errorText(error) }) })
      }
    },
    [t, toast, errorText],
  )
}
