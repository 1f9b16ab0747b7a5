import type { CardRemark, TechCard } from '@press/domain'
import { createFlags, createPathTo } from '../../shared/fixtures/books.ts'
import { techCard } from '../../shared/fixtures/tech-cards.ts'
import { elena, nurlan, saule } from '../../shared/fixtures/people.ts'

/** Messages of the book's chat that were added to its remarks. The user has no access to the conversation of the second message. */
export const chatRemarks: CardRemark[] = [
  {
    id: 31,
    content: 'Корешок сделайте круглым.\nТак было в первом томе.',
    author: nurlan,
    said_at: '2026-11-10T08:05:00Z',
    recorded_by: elena,
    recorded_at: '2026-11-10T09:30:00Z',
    message_id: 107,
    conversation_id: 1,
  },
  {
    id: 32,
    content: 'Каптал ақ болсын.',
    author: saule,
    said_at: '2026-11-11T05:40:00Z',
    recorded_by: elena,
    recorded_at: '2026-11-11T06:00:00Z',
    message_id: 112,
    conversation_id: null,
  },
]

/** A card with data in every section. The book is in print, and the card is archived. */
export const fullTechCard: TechCard = {
  ...techCard,
  ...createFlags('typography'),
  is_wap: true,
  path: createPathTo('typography'),
  signalEndDate: '2026-11-12',
  printStartDate: '2026-11-14',
  due: '2026-11-16',
  is_archieve: 1,
  pre_editorial_conclusion: 'Рукопись готова к редактированию, иллюстрации в нужном качестве.',
  fname_print: 'https://drive.example.kz/1143/print',
  fname_signal: 'сетевая папка S:/1143',
  delivery_address: 'Алматы, пр. аль-Фараби, 71, корпус 14',
  from_address: 'Склад типографии',
  delivery_payment: 'За счёт издательства',
  print_info: { ...techCard.print_info, remarks: 'Корешок круглый, каптал белый.' },
  remarks: [
    { work: 'signal-copy', remarks: 'На стр. 14 чуть бледнее чёрный.', at: '2026-11-09T08:10:00Z' },
    { work: 'print-run', remarks: 'Отпечатано 1 020 с запасом.', at: '2026-11-15T11:40:00Z' },
    { work: 'receive', remarks: 'Две пачки примяты.', at: '2026-11-20T05:30:00Z' },
  ],
}
