import { addRecentRow } from '@press/client'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoute } from '../routing/useRoute.ts'

/**
 * Records the rows that a person opens, such as a book or a document, for the search to suggest. Lists and forms are already in the
 * menu.
 */
export function useRecordRecentRows(title: string): void {
  const { pathname } = useLocation()
  const { handle, params } = useRoute()
  const isRow = Boolean(handle?.crumb && params['id']) && !pathname.endsWith('/edit')
  useEffect(() => {
    if (isRow && title) addRecentRow({ href: pathname, label: title })
  }, [isRow, title, pathname])
}
