import { useQueue } from '@press/client'
import { boardColumns, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Loaded } from '@press/shell'
import { Button, ButtonLink, Inline, Page, PageHeader, Panel, QueueList, Stack, StageSummary } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

type Queue = NonNullable<ReturnType<typeof useQueue>['data']>
type Item = Queue['items'][number]

/** So many of the queue before the rest is asked for. */
const first = 12

/** What waits for this person, and how the whole production stands. */
export function HomeScreen() {
  const queue = useQueue()
  return (
    <Page header={<Header queue={queue.data} />}>
      <Stack gap={5}>
        <Loaded of={queue} skeleton={<Loading />}>
          {(data) => (
            <>
              <Stages stages={data.stages} />
              <Waiting queue={data} />
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
    t('count', { count: queue.total }),
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

function Waiting({ queue: { items, total } }: { queue: Queue }) {
  const { t } = useTranslation('queue')
  const { to } = useStaff()
  const [all, setAll] = useState(false)
  const hrefOf = ({ kind, id }: Item) => (kind === 'application' ? to.application(id) : to.techCard(id))
  const more = all ? 0 : items.length - first
  return (
    <Panel>
      <QueueList
        items={all ? items : items.slice(0, first)}
        hrefOf={hrefOf}
        footer={
          more > 0 ? (
            <Inline justify="center">
              <Button variant="quiet" onClick={() => setAll(true)}>
                {t('more', { count: more })}
              </Button>
            </Inline>
          ) : (
            total > items.length && (
              <Inline justify="center">
                <ButtonLink variant="quiet" href={to.techCards}>
                  {t('rest', { count: total - items.length })}
                </ButtonLink>
              </Inline>
            )
          )
        }
      />
    </Panel>
  )
}
