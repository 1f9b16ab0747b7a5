import { isApiError, getReceivedAt } from '@press/client'
import { ErrorState, Skeleton, SkeletonGroup, Stack, StaleBar } from '@press/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { useErrorMessage } from '../calls/useErrorMessage.ts'

const Refused = lazy(() => import('./NoAccess.tsx'))

interface Answer<Data> {
  data: Data | undefined
  error: unknown
  mutate: () => Promise<unknown>
}

export interface QueryBoundaryProps<Data> {
  /** What a hook of `@press/client` gave. */
  of: Answer<Data>
  /** The layout of what is on its way. @default a few lines of text */
  skeleton?: ReactNode
  /** What could not be had, where the specification has words for it. */
  failed?: string
  children: (data: Data) => ReactNode
}

/** What was asked for, or the state it is in: on its way, refused, missing, failed; old data stay, and say how old they are. */
export function QueryBoundary<Data>({
  of: { data, error, mutate },
  skeleton = <Lines />,
  failed,
  children,
}: QueryBoundaryProps<Data>) {
  const errorText = useErrorMessage()
  const refusal = isApiError(error, 'forbidden') ? 'noAccess' : isApiError(error, 'notFound') ? 'gone' : undefined
  if (refusal)
    return (
      <Suspense>
        <Refused why={refusal} />
      </Suspense>
    )
  if (data === undefined && error !== undefined)
    return (
      <ErrorState onRetry={() => void mutate()} {...(failed && { title: failed })}>
        {errorText(error)}
      </ErrorState>
    )
  const loading = <SkeletonGroup>{skeleton}</SkeletonGroup>
  if (data === undefined) return loading
  const at = getReceivedAt(data)
  return (
    <>
      {error !== undefined && at && <StaleBar at={at} onRefresh={() => void mutate()} />}
      {/* What stands around it was shown already, and stays while texts of the content are fetched. */}
      <Suspense fallback={loading}>{children(data)}</Suspense>
    </>
  )
}

function Lines() {
  return (
    <Stack gap={3}>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton />
    </Stack>
  )
}
