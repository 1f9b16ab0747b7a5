import { lazy, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { loadErrorScreen } from '../screens/loadErrorScreen.ts'
import { fetchAnew, isMissingCode } from './missingCode.ts'

/** What stands where a screen cannot; its code comes only then. */
export const ErrorScreen = lazy(loadErrorScreen)

/** Stands in the place of a screen that broke. One whose code could not be had comes with the page, which is fetched anew. */
export function BrokenScreen() {
  const error = useRouteError()
  const [waiting, setWaiting] = useState(() => isMissingCode(error))
  useEffect(() => {
    if (isMissingCode(error)) void fetchAnew().then(setWaiting)
  }, [error])
  return waiting ? null : <ErrorScreen kind="broken" />
}
