import { useQueue } from '@press/client'
import { boardColumns, grantOf, limits, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Loaded, pageHref, useListParams } from '@press/shell'
import { Page, PageHeader, Pagination, Panel, QueueList, Stack, StageSummary } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { ExecutorHome } from './ExecutorHome.tsx'
import { PrintHome } from './PrintHome.tsx'
import { useQueueAct } from './useQueueAct.tsx'

type Queue = NonNullable<ReturnType<typeof useQueue>['data']>
type Item = Queue['items'][number]

const defaults = { page: '1' }

/** The first screen of each role: a printing house prints, an executor works, the others have what waits for them. */
export function HomeScreen() {
  const { role } = useStaff()
  if (role === 'typography') return <PrintHome />
  return role === 'executor' ? <ExecutorHome /> : <QueueHome />
}

/** What waits for this person, and how the whole production stands. */
function QueueHome() {
  const [{ page }, set] = useListParams(defaults)
  const queue = useQueue({ page: Number(page) || 1, per_page: limits.pageSize })
  return (
    <Page header={<Header queue={queue.data} />}>
      <Stack gap={5}>
        <Loaded of={queue} skeleton={<Loading />}>
          {(data) => (
            <>
              <Stages stages={data.stages} />
              <Waiting queue={data} page={Number(page) || 1} onPageChange={(next) => set({ page: String(next) })} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}

const Loading = () => (
  <Panel>
    <QueueList hrefOf={() => ''} />
  </Panel>
)

function Header({ queue }: { queue: Queue | undefined }) {
  const { t } = useTranslation('queue')
  const counts = queue && [
    t('things', { count: queue.total }),
    ...(queue.overdue > 0 ? [t('overdue', { count: queue.overdue })] : []),
  ]
  return <PageHeader title={t('title')} {...(counts && queue.total > 0 && { count: counts.join(', ') })} />
}

/** Leads to the board where the person's board has that stage, else to the list. */
function Stages({ stages }: Pick<Queue, 'stages'>) {
  const { role, to } = useStaff()
  if (stages.length === 0) return null
  const hrefOf = (stage: StageKey) => `${boardColumns[role]?.includes(stage) ? to.kanban : to.techCards}?stage=${stage}`
  return <StageSummary stages={stages} hrefOf={hrefOf} />
}

interface WaitingProps {
  queue: Queue
  page: number
  onPageChange: (page: number) => void
}

function Waiting({ queue: { items, total, overdue, today }, page, onPageChange }: WaitingProps) {
  const hrefOf = useStepHref()
  const { question, ...acts } = useQueueAct()
  return (
    <>
      <QueueList
        items={items}
        hrefOf={hrefOf}
        {...acts}
        counts={{ overdue, today, later: total - overdue - today }}
        footer={
          total > limits.pageSize && (
            <Pagination
              page={page}
              pageSize={limits.pageSize}
              total={total}
              href={pageHref}
              onPageChange={onPageChange}
            />
          )
        }
      />
      {question}
    </>
  )
}

/** Where a step is taken, or what is looked at before it is. */
function useStepHref(): (item: Item) => string {
  const { role, to } = useStaff()
  const readsProjects = grantOf(role, 'projects', 'read') !== undefined
  return ({ kind, id, step, techcard_id, project_id }) => {
    if (kind === 'application') return to.application(id)
    if (step === 'makeProject') return to.newProject(id)
    const project = kind === 'project' ? id : kind === 'work' || step === 'followWorks' ? project_id : null
    if (project !== null && readsProjects) return to.project(project)
    return techcard_id === null ? to.techCards : to.techCard(techcard_id)
  }
}
