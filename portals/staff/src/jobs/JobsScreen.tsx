import { act, useCall } from '@press/client'
import type { FailedJob } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useListParams, useSaving } from '@press/shell'
import { EmptyState, FailedJobs, Page, PageHeader, SearchField, useJobName, useNow } from '@press/ui'

const defaults = { search: '' }

/** Failed background jobs: the supervisor sees the error and runs them again. */
export function JobsScreen() {
  const { t } = useTranslation('jobs')
  const now = useNow()
  const getJobName = useJobName()
  const { save } = useSaving()
  const [params, setParams] = useListParams(defaults)
  const answer = useCall('GET /api/jobs', {}, { refreshInterval: 30_000 })
  const searchText = params.search.toLowerCase()
  const filterJobs = (jobs: readonly FailedJob[]) =>
    jobs.filter((job) => `${getJobName(job)} ${job.subject}`.toLowerCase().includes(searchText))

  const retryJob = async ({ id }: FailedJob) => {
    await save('retry', () => act('POST /api/jobs/{id}/retry', { params: { id } }), t('retried'), {
      formatFailure: (reason) => t('retryFailed', { message: reason }),
    })
  }

  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          count={answer.data?.jobs.length ? t('count', { count: answer.data.jobs.length }) : undefined}
          filters={
            <SearchField label={t('search')} value={params.search} onValueChange={(search) => setParams({ search })} />
          }
        />
      }
    >
      <QueryBoundary result={answer}>
        {({ jobs }) =>
          jobs.length > 0 && filterJobs(jobs).length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <FailedJobs jobs={filterJobs(jobs)} onRetry={retryJob} now={now} />
          )
        }
      </QueryBoundary>
    </Page>
  )
}
