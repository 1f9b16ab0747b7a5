import { useApplication, type useTechCards } from '@press/client'
import type { BookLanguage } from '@press/domain'
import { NextActionCard } from '@press/ui'
import { useAuthor } from '../shared/useAuthor.ts'
import type { Queue } from './useMyBooks.ts'

interface NextActionProps {
  queue: Queue
  techcards: NonNullable<ReturnType<typeof useTechCards>['data']>['techcards']
}

/** The most urgent of what waits for the author; the list under it shows the rest. */
export function NextAction({ queue, techcards }: NextActionProps) {
  const { to } = useAuthor()
  const [item] = queue.items
  if (!item) return null
  if (item.kind === 'application') return <Revision item={item} />
  const copies = techcards.find(({ id }) => id === item.id)?.quantity
  return (
    <NextActionCard kind="signal" book={bookOf(item)} due={item.due} copies={copies} href={to.bookTracking(item.id)} />
  )
}

function Revision({ item }: { item: Queue['items'][number] }) {
  const { to } = useAuthor()
  const { data } = useApplication(item.id)
  return (
    <NextActionCard
      kind="revision"
      book={bookOf(item)}
      due={item.due}
      documents={data?.application.revision.length}
      href={to.editApplication(item.id)}
    />
  )
}

const bookOf = ({ language, ...book }: Queue['items'][number]) => ({ ...book, language: language as BookLanguage })
