import { useCall } from '@press/client'
import { useCopiesLabels } from '../shared/useCopiesLabels.ts'
import { QueueHome } from './QueueHome.tsx'

/** The store keeper's queue, and the number of copies in stock. */
export function StockHome() {
  const formatCopies = useCopiesLabels()
  const books = useCall('GET /api/books', { query: { page: 1, per_page: 1 } })
  return <QueueHome facts={formatCopies(books.data?.copies)} />
}
