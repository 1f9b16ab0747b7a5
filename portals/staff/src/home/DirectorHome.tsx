import { saveFile, useCall } from '@press/client'
import { boardColumns, limits, type StageKey } from '@press/domain'
import { useLocale, useTranslation } from '@press/i18n'
import { OtherPending, pageHref, useListParams, useSaving } from '@press/shell'
import {
  BookFlowPanel,
  Button,
  DeliveriesPanel,
  glyphs,
  OverloadPanel,
  OwedPanel,
  Page,
  PageHeader,
  Pagination,
  DirectorDashboard,
  RiskReview,
  RisksPanel,
  StaleBar,
} from '@press/ui'
import { Suspense, useState } from 'react'
import { getStaleState, getPanelState } from '../shared/panel-state.ts'
import { useStaff } from '../shared/useStaff.ts'

/** The number of late books on a page. It is small, so that other panels stay visible. */
const pageSize = 5
const defaults = { page: '1' }

/**
 * The director's home screen: the whole press at a glance. Every panel has its own API call, so that other panels still show if one
 * fails.
 */
export function DirectorHome() {
  const { t } = useTranslation('statistics')
  const { role, paths } = useStaff()
  const [params, setParams] = useListParams(defaults)
  const page = Number(params.page) || 1
  const [pace, risks, deliveries, owed, load] = [
    useCall('GET /api/statistics/stages', {}),
    useCall('GET /api/statistics/risks', { query: { page, per_page: pageSize } }),
    useCall('GET /api/statistics/deliveries', {}),
    useCall('GET /api/statistics/money', {}),
    useCall('GET /api/statistics/load', {}),
  ]
  const [isReviewing, setIsReviewing] = useState(false)
  const staleState = getStaleState([pace, risks, deliveries, owed, load])
  const total = risks.data?.total ?? 0
  const underWayCount = pace.data?.under_way ?? 0
  const getStageHref = (stage: StageKey) =>
    `${boardColumns[role]?.includes(stage) ? paths.kanban : paths.techCards}?stage=${stage}`
  return (
    <Page
      header={
        <PageHeader
          title={t('today.title')}
          filters={<Report />}
          primary={
            total > 0 && (
              <Button variant="primary" onClick={() => setIsReviewing(true)}>
                {t('today.review.button', { count: total })}
              </Button>
            )
          }
        />
      }
    >
      {staleState && <StaleBar loadedAt={staleState.loadedAt} onRefresh={staleState.retry} />}
      <DirectorDashboard
        flow={
          <BookFlowPanel
            stages={pace.data?.stages}
            inProgressCount={underWayCount}
            hrefOf={getStageHref}
            boardHref={paths.kanban}
            {...getPanelState(pace)}
          />
        }
        risks={
          <RisksPanel
            rows={risks.data?.books}
            total={total}
            inProgressCount={underWayCount}
            hrefOf={paths.techCard}
            footer={
              total > pageSize && (
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={total}
                  href={pageHref}
                  onPageChange={(next) => setParams({ page: String(next) })}
                />
              )
            }
            {...getPanelState(risks)}
          />
        }
        deliveries={
          <DeliveriesPanel
            deliveries={deliveries.data}
            hrefOf={paths.techCard}
            allHref={`${paths.kanban}?due=week`}
            {...getPanelState(deliveries)}
          />
        }
        money={
          <OwedPanel
            owed={owed.data}
            debtHref={(name) => (name ? `${paths.offers}?search=${encodeURIComponent(name)}` : paths.offers)}
            royaltiesHref={paths.realisation}
            {...getPanelState(owed)}
          />
        }
        people={<OverloadPanel rows={load.data?.people} {...getPanelState(load)} />}
      />
      <Suspense>
        <OtherPending />
      </Suspense>
      {isReviewing && <Review total={total} onClose={() => setIsReviewing(false)} />}
    </Page>
  )
}

/** Downloads this month's report in the current language. */
function Report() {
  const { t } = useTranslation('statistics')
  const lang = useLocale()
  const { busy, save } = useSaving()
  const downloadReport = () =>
    save('download', () => saveFile('GET /api/statistics/report.pdf', { query: { lang } }, `${t('report.title')}.pdf`))
  return (
    <Button
      leading={glyphs.downloadSimple}
      busy={busy}
      busyLabel={t('report.making')}
      onClick={() => void downloadReport()}
    >
      {t('report.button')}
    </Button>
  )
}

/** Steps through all late books, across pages. */
function Review({ total, onClose }: { total: number; onClose: () => void }) {
  const { paths, getMessageHref } = useStaff()
  const [index, setIndex] = useState(0)
  const { data, isLoading } = useCall('GET /api/statistics/risks', {
    query: { page: Math.floor(index / limits.pageSize) + 1, per_page: limits.pageSize },
  })
  // The total decreases if someone removes the cause of a delay during the review.
  const shownIndex = data ? Math.min(index, Math.max(data.total - 1, 0)) : index
  return (
    <RiskReview
      // SWR still returns the previous page while the next page loads.
      book={isLoading ? undefined : data?.books[shownIndex % limits.pageSize]}
      index={shownIndex}
      total={data?.total ?? total}
      onIndexChange={setIndex}
      hrefOf={paths.techCard}
      messageHref={getMessageHref}
      onClose={onClose}
    />
  )
}
