import type { FailedJob, FailedJobState } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useConfirm } from '../../../patterns/Confirm/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import * as styles from './FailedJobs.css.ts'
import { useJobName } from './useJobName.ts'

export interface FailedJobsProps {
  jobs: readonly FailedJob[]
  /** Retries a job. Resolves once the job is queued. */
  onRetry: (job: FailedJob) => Promise<void>
  now: Date
}

const tones: Record<FailedJobState, BadgeTone> = { waiting: 'neutral', failed: 'danger', doubtful: 'warning' }

/** A list of failed background jobs: the kind of job, its recipient, the error, and a button to retry it. */
export function FailedJobs({ jobs, onRetry, now }: FailedJobsProps) {
  const { t } = useTranslation('jobs')
  const { age, date } = useFormat()
  const getJobName = useJobName()
  const [confirm, confirmDialog] = useConfirm()
  const [busyJobId, setBusyJobId] = useState<number | null>(null)
  const retryJob = async (job: FailedJob) => {
    setBusyJobId(job.id)
    await onRetry(job).finally(() => setBusyJobId(null))
  }
  const confirmRetry = async (job: FailedJob) => {
    const isConfirmed =
      job.state !== 'doubtful' ||
      (await confirm({
        title: t('doubtTitle'),
        children: t('doubtText', { to: job.about }),
        confirmLabel: t('doubtConfirm'),
      }))
    if (isConfirmed) await retryJob(job)
  }

  if (jobs.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
  return (
    <>
      <ul className={styles.list} aria-label={t('label')}>
        {jobs.map((job) => {
          const { id, subject, state, attempts, error, created_at, next_at } = job
          const name = getJobName(job)
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                {subject && <p className={styles.subject}>{subject}</p>}
                <p className={styles.meta}>
                  <time dateTime={created_at} title={`${date(created_at, 'date')}, ${date(created_at, 'time')}`}>
                    {age(created_at, now)}
                  </time>
                  <span>{t('attempts', { count: attempts })}</span>
                </p>
                {state !== 'doubtful' && (
                  <p className={styles.error} lang="en">
                    {error}
                  </p>
                )}
              </div>
              <Badge tone={tones[state]}>{t(`states.${state}`, { time: next_at ? date(next_at, 'time') : '' })}</Badge>
              <Button
                size="sm"
                leading={glyphs.arrowClockwise}
                busy={busyJobId === id}
                busyLabel={t('retried')}
                aria-label={t('retryNamed', { name })}
                onClick={() => void confirmRetry(job)}
              >
                {t('retry')}
              </Button>
            </li>
          )
        })}
      </ul>
      {confirmDialog}
    </>
  )
}
