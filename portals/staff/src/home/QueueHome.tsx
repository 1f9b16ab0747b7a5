import { useCall, type AnswerOf } from '@press/client'
import { boardColumns, getGrantedScope, limits, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, OtherPending, pageHref, useListParams } from '@press/shell'
import { Page, PageHeader, Panel, QueueList, Stack, StageSummary } from '@press/ui'
import { lazy, Suspense } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { useQueueQuickAction } from './useQueueQuickAction.tsx'

/** Lazy, because most queues have one page. */
const Pagination = lazy(async () => ({ default: (await import('@press/ui/Pagination')).Pagination }))

/** Lazy, because only a supervisor of a newly set up press sees it. */
const SetupBanner = lazy(async () => ({ default: (await import('./SetupBanner.tsx')).SetupBanner }))

type Queue = AnswerOf<'GET /api/queue'>
type Item = Queue['items'][number]

const defaults = { page: '1' }

/** The user's queue, and an overview of the whole production. `facts` are shown next to the number of items. */
export function QueueHome({ facts = [] }: { facts?: readonly string[] }) {
  const { queue, ...pageProps } = useQueuePage(limits.pageSize)
  const { role } = useStaff()
  return (
    <Page header={<QueueHeader queue={queue.data} facts={facts} />}>
      <Stack gap={5}>
        {role === 'supervisor' && (
          <Suspense>
            <SetupBanner />
          </Suspense>
        )}
        <QueryBoundary result={queue} skeleton={<QueueLoading />}>
          {(data) => (
            <>
              <StageOverview stages={data.stages} />
              <QueueSection queue={data} {...pageProps} />
            </>
          )}
        </QueryBoundary>
        <Suspense>
          <OtherPending />
        </Suspense>
      </Stack>
    </Page>
  )
}

/** Loads a page of the queue. The page number is in the URL. */
export function useQueuePage(pageSize: number) {
  const [params, setParams] = useListParams(defaults)
  const page = Number(params.page) || 1
  const queue = useCall('GET /api/queue', { query: { page, per_page: pageSize } })
  return { queue, page, pageSize, onPageChange: (next: number) => setParams({ page: String(next) }) }
}

export const QueueLoading = () => (
  <Panel>
    <QueueList hrefOf={() => ''} />
  </Panel>
)

function QueueHeader({ queue, facts }: { queue: Queue | undefined; facts: readonly string[] }) {
  const { t } = useTranslation('queue')
  const counts = [
    ...(queue && queue.total > 0 ? [t('things', { count: queue.total })] : []),
    ...(queue && queue.overdue > 0 ? [t('overdue', { count: queue.overdue })] : []),
    ...facts,
  ]
  return <PageHeader title={t('title')} count={counts.length > 0 ? counts.join(', ') : undefined} />
}

/** An overview of the stages. A stage links to the user's board if the board has this stage, else to the list. */
export function StageOverview({ stages }: Pick<Queue, 'stages'>) {
  const { role, paths } = useStaff()
  if (stages.length === 0) return null
  const getHref = (stage: StageKey) =>
    `${boardColumns[role]?.includes(stage) ? paths.kanban : paths.techCards}?stage=${stage}`
  return <StageSummary stages={stages} hrefOf={getHref} />
}

interface QueueSectionProps {
  queue: Queue
  page: number
  pageSize: number
  onPageChange: (page: number) => void
}

export function QueueSection({
  queue: { items, total, overdue, today },
  page,
  pageSize,
  onPageChange,
}: QueueSectionProps) {
  const getStepHref = useStepHref()
  const { question: confirmDialog, ...actions } = useQueueQuickAction()
  return (
    <>
      <QueueList
        items={items}
        hrefOf={getStepHref}
        {...actions}
        counts={{ overdue, today, later: total - overdue - today }}
        footer={
          total > pageSize && (
            <Suspense>
              <Pagination page={page} pageSize={pageSize} total={total} href={pageHref} onPageChange={onPageChange} />
            </Suspense>
          )
        }
      />
      {confirmDialog}
    </>
  )
}

/** Returns a function that returns the URL where a step is carried out, or where the user views an item before the step. */
function useStepHref(): (item: Item) => string {
  const { role, paths } = useStaff()
  const canReadProjects = getGrantedScope(role, 'projects', 'read') !== undefined
  return ({ kind, id, step, techcard_id, project_id }) => {
    if (kind === 'application') return paths.application(id)
    if (step === 'makeProject') return paths.newProject(id)
    const project = kind === 'project' ? id : kind === 'work' || step === 'followWorks' ? project_id : null
    if (project !== null && canReadProjects) return paths.project(project)
    return techcard_id === null ? paths.techCards : paths.techCard(techcard_id)
  }
}
