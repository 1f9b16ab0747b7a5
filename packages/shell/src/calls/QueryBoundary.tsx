import { isApiError, getReceivedAt } from '@press/client'
import { ErrorState, Skeleton, SkeletonGroup, Stack, StaleBar } from '@press/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

const NoAccess = lazy(() => import('./NoAccess.tsx'))

interface QueryResult<Data> {
  data: Data | undefined
  error: unknown
  mutate: () => Promise<unknown>
}

export interface QueryBoundaryProps<Data> {
  /** The result of a hook of `@press/client`. */
  result: QueryResult<Data>
  /** The placeholder while data loads. @default a few lines of text */
  skeleton?: ReactNode
  /** The error title, if the specification defines one. */
  errorTitle?: string
  children: (data: Data) => ReactNode
}

/**
 * Renders the data of a query, or its state: loading, refused, missing or failed. After a failed refresh the old data stays, with
 * its age.
 */
export function QueryBoundary<Data>({
  result: { data, error, mutate },
  skeleton = <SkeletonLines />,
  errorTitle,
  children,
}: QueryBoundaryProps<Data>) {
  const getErrorMessage = useErrorMessage()
  const refusal = isApiError(error, 'forbidden') ? 'noAccess' : isApiError(error, 'notFound') ? 'gone' : undefined
  if (refusal)
    return (
      <Suspense>
        <NoAccess why={refusal} />
      </Suspense>
    )
  if (data === undefined && error !== undefined)
    return (
      <ErrorState onRetry={() => void mutate()} title={errorTitle}>
        {getErrorMessage(error)}
      </ErrorState>
    )
  const loadingSkeleton = <SkeletonGroup>{skeleton}</SkeletonGroup>
  if (data === undefined) return loadingSkeleton
  const receivedAt = getReceivedAt(data)
  return (
    <>
      {error !== undefined && receivedAt && <StaleBar loadedAt={receivedAt} onRefresh={() => void mutate()} />}
      {/* The surrounding screen stays visible while the content's texts are loaded. */}
      <Suspense fallback={loadingSkeleton}>{children(data)}</Suspense>
    </>
  )
}

function SkeletonLines() {
  return (
    <Stack gap={3}>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton />
    </Stack>
  )
}
