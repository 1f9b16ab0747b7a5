import { lazy, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { loadErrorScreen } from '../screens/load-error-screen.ts'
import { reloadPageOnce, isChunkLoadError } from './chunk-load-error.ts'

/** The screen that replaces a screen that failed. Its code is loaded only then. */
export const ErrorScreen = lazy(loadErrorScreen)

/** Error boundary of a screen. A chunk that failed to load triggers one page reload. */
export function ScreenErrorBoundary() {
  const error = useRouteError()
  const [isReloading, setIsReloading] = useState(() => isChunkLoadError(error))
  useEffect(() => {
    if (isChunkLoadError(error)) void reloadPageOnce().then(setIsReloading)
  }, [error])
  return isReloading ? null : <ErrorScreen kind="broken" />
}
