import { useCall } from '@press/client'
import { useCopiesLabels } from '../shared/useCopiesLabels.ts'
import { QueueHome } from './QueueHome.tsx'

/** What waits for the store keeper, and how many copies they keep. */
export function StockHome() {
  const copiesWords = useCopiesLabels()
  const books = useCall('GET /api/books', { query: { page: 1, per_page: 1 } })
  return <QueueHome facts={copiesWords(books.data?.copies)} />
}
