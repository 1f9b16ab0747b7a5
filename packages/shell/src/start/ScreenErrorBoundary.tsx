import { lazy, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { loadErrorScreen } from '../screens/load-error-screen.ts'
import { fetchAnew, isMissingCode } from './chunk-load-error.ts'

/** The screen that replaces one that failed; its code is loaded only then. */
export const ErrorScreen = lazy(loadErrorScreen)

/** Error boundary of a screen. A chunk that failed to load triggers one page reload. */
export function BrokenScreen() {
  const error = useRouteError()
  const [waiting, setWaiting] = useState(() => isMissingCode(error))
  useEffect(() => {
    if (isMissingCode(error)) void fetchAnew().then(setWaiting)
  }, [error])
  return waiting ? null : <ErrorScreen kind="broken" />
}
