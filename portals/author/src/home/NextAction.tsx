import { useCall, type AnswerOf } from '@press/client'
import type { BookLanguage } from '@press/domain'
import { NextActionCard } from '@press/ui'
import { useAuthor } from '../shared/useAuthor.ts'
import type { Queue } from '../shared/useMyBooks.ts'

interface NextActionProps {
  queue: Queue
  techcards: AnswerOf<'GET /api/tech-cards'>['techcards']
}

/**
 * The first item of the author's queue, with the step that the server determined. The list below continues with the following
 * items.
 */
export function NextAction({ queue, techcards }: NextActionProps) {
  const { paths } = useAuthor()
  const [item] = queue.items
  if (!item) return null
  if (item.step === 'mendApplication') return <Revision item={item} />
  if (item.step !== 'signSignal') return null
  const copies = techcards.find(({ id }) => id === item.techcard_id)?.quantity
  return (
    <NextActionCard
      kind="signal"
      book={toBook(item)}
      due={item.due}
      copies={copies}
      href={paths.bookTracking(item.id)}
    />
  )
}

function Revision({ item }: { item: Queue['items'][number] }) {
  const { paths } = useAuthor()
  const { data } = useCall('GET /api/application/details/{id}', { params: { id: item.id } })
  return (
    <NextActionCard
      kind="revision"
      book={toBook(item)}
      due={item.due}
      documents={data?.application.revision.length}
      href={paths.editApplication(item.id)}
    />
  )
}

const toBook = ({ language, ...book }: Queue['items'][number]) => ({ ...book, language: language as BookLanguage })
