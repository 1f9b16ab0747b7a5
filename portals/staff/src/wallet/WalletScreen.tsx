import { saveFile, useCall } from '@press/client'
import { walletStatuses, limits, type WalletAccrual } from '@press/domain'
import { useFormat, useTranslation, type Locale } from '@press/i18n'
import { FilterChip, parseChoice, QueryBoundary, useListState, useSaving } from '@press/shell'
import {
  glyphs,
  Link,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  SegmentedControl,
  Stack,
  Text,
  WalletWorks,
  WorkActs,
  WorkWallet,
} from '@press/ui'
import { useCallback } from 'react'
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
const sortKeysByTab = {
  works: ['completed_at', 'book_name', 'price', 'status'],
  acts: ['date', 'number', 'gross', 'net'],
} as const

/** A person's earnings from works by month, with these works and the acts. */
export function WalletScreen() {
  const { t } = useTranslation('projects')
  const { money } = useFormat()
  const { paths } = useStaff()
  // Each tab has its own sorts; both read the same address.
  const workList = useListState(defaults, sortKeysByTab.works)
  const actList = useListState(defaults, sortKeysByTab.acts)
  const { params, set: setParams } = workList
  const show = parseChoice(tabs, params.show)
  const status = walletStatuses.find((key) => key === params.status)
  const wallet = useCall('GET /api/wallet', {})
  const works = useCall(
    'GET /api/wallet/works',
    show === 'works' ? { query: { ...workList.query, ...(status && { status }) } } : null,
  )
  const acts = useCall('GET /api/wallet/acts', show === 'acts' ? { query: actList.query } : null)
  const onDownload = useActDownload()

  const noResults = <NoResults query={params.search} onReset={() => setParams({ search: '', status: '' })} />
  const activeFilterCount = [params.search, show === 'works' && status].filter(Boolean).length
  return (
    <Page
      header={
        <PageHeader
          title={t('wallet.title')}
          activeFilterCount={activeFilterCount}
          filters={
            <>
              <SegmentedControl
                label={t('wallet.tab.label')}
                value={show}
                onValueChange={(next) =>
                  setParams({ show: next, sort_by: '', sort_dir: 'desc', search: '', status: '' })
                }
                options={tabs.map((value) => ({ value, label: t(`wallet.tab.${value}`) }))}
              />
              <SearchField
                label={t(`wallet.search.${show}`)}
                value={params.search}
                onValueChange={(next) => setParams({ search: next })}
              />
              {show === 'works' && (
                <FilterChip
                  label={t('wallet.status')}
                  allLabel={t('wallet.anyStatus')}
                  glyph={glyphs.funnel}
                  options={walletStatuses.map((value) => ({ value, label: t(`workStatus.${value}`) }))}
                  value={status ?? ''}
                  onValueChange={(next) => setParams({ status: next })}
                />
              )}
            </>
          }
        />
      }
    >
      <Stack gap={5}>
        <QueryBoundary result={wallet}>
          {(loadedWallet) => (
            <>
              <WorkWallet wallet={loadedWallet} />
              {loadedWallet.agreed.count > 0 && (
                <Text as="p" variant="small" tone="muted">
                  {t('wallet.agreed', { sum: money(loadedWallet.agreed.sum) })}{' '}
                  <Link href={paths.contracts}>{t('wallet.contracts', { count: loadedWallet.agreed.count })}</Link>
                </Text>
              )}
            </>
          )}
        </QueryBoundary>
        {show === 'works' ? (
          <QueryBoundary result={works} skeleton={<WalletWorks rows={[]} hrefOf={paths.project} loading />}>
            {({ works: rows, total }) =>
              total === 0 && activeFilterCount > 0 ? (
                noResults
              ) : (
                <WalletWorks
                  {...workList.sorting}
                  footer={workList.renderPagination(total)}
                  rows={rows}
                  hrefOf={paths.project}
                />
              )
            }
          </QueryBoundary>
        ) : (
          <QueryBoundary result={acts} skeleton={<WorkActs rows={[]} onDownload={onDownload} loading />}>
            {({ acts: rows, total }) =>
              total === 0 && activeFilterCount > 0 ? (
                noResults
              ) : (
                <WorkActs
                  {...actList.sorting}
                  footer={actList.renderPagination(total)}
                  rows={rows}
                  onDownload={onDownload}
                />
              )
            }
          </QueryBoundary>
        )}
      </Stack>
    </Page>
  )
}

function useActDownload() {
  const { t } = useTranslation('projects')
  const { save } = useSaving()
  return useCallback(
    async ({ id, kind, number }: WalletAccrual, language: Locale) => {
      await save(
        'download',
        () =>
          saveFile(
            'GET /api/wallet/acts/{id}.pdf',
            { params: { id }, query: { lang: language } },
            `${t(`wallet.act.name.${kind}`, { number })}.pdf`,
          ),
        undefined,
        { formatFailure: (reason) => t('wallet.act.failed', { reason }) },
      )
    },
    [t, save],
  )
}
