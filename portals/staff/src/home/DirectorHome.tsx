import { useTranslation } from '@press/i18n'
import { Loaded } from '@press/shell'
import { Page, PageHeader, Stack, StatisticsGrid } from '@press/ui'
import { QueueLoading, Stages, useQueuePage, Waiting } from './QueueHome.tsx'
import { Bottleneck, Deliveries, Figures, Load, StageTimes } from './StatisticsHome.tsx'

/** Late books on a page: the rest of the press is to be in sight. */
const rows = 5

/** The director's home: the press on one screen. What is late stands before what is only looked at. */
export function DirectorHome() {
  const { t } = useTranslation(['statistics', 'queue'])
  const { queue, ...pages } = useQueuePage(rows)
  const late = queue.data?.total ?? 0
  return (
    <Page
      header={<PageHeader title={t('today.title')} {...(late > 0 && { count: t('queue:overdue', { count: late }) })} />}
    >
      <Stack gap={5}>
        <Figures />
        <Bottleneck />
        <Loaded of={queue} skeleton={<QueueLoading />}>
          {(data) => (
            <>
              <Waiting queue={data} {...pages} />
              <Stages stages={data.stages} />
            </>
          )}
        </Loaded>
        <StatisticsGrid>
          <StageTimes />
          <Deliveries />
          <Load />
        </StatisticsGrid>
      </Stack>
    </Page>
  )
}
