import { addRecentRow } from '@press/client'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoute } from '../routing/useRoute.ts'

/** Keeps the rows that a person opens, a book's or a paper's, for the search to begin with; lists and forms are in the menu. */
export function useRecordRecentRows(title: string): void {
  const { pathname } = useLocation()
  const { handle, params } = useRoute()
  const isRow = Boolean(handle?.crumb && params['id']) && !pathname.endsWith('/edit')
  useEffect(() => {
    if (isRow && title) addRecentRow({ href: pathname, label: title })
  }, [isRow, title, pathname])
}
