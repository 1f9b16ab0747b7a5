import type { FailedJob } from '@press/domain'
import { useTranslation, type JobKind } from '@press/i18n'
import { useCallback } from 'react'

/** Returns a function that names a job by its kind and its recipient or subject. */
export function useJobName(): (job: Pick<FailedJob, 'kind' | 'about'>) => string {
  const { t } = useTranslation('jobs')
  // The server defines only jobs of kinds that the catalog names.
  return useCallback(({ kind, about }) => [t(`kinds.${kind as JobKind}`), about].filter(Boolean).join(', '), [t])
}
