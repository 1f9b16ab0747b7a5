import type { FoundGroup } from '@press/domain'
import { createPerson, saule, elena } from '../../shared/fixtures/people.ts'

/* The results for «кала», for stories. */

const managerDana = createPerson(41, 'Дана Оспанова', 4)
const card = {
  language: 'kz' as const,
  src_cover: null,
  stage_since: '2026-11-16T06:00:00.000Z',
  is_archieve: false,
  due: '2026-12-04',
  project_manager: managerDana,
  offer: null,
}

export const foundGroups: FoundGroup[] = [
  {
    kind: 'techcard',
    total: 4,
    near: false,
    failed: false,
    items: [
      {
        ...card,
        id: 1126,
        book_name: 'Қала социологиясы',
        authors: 'Ж. Байжан',
        stage: 'typography',
        quantity: 600,
        offer: { id: 386, number: '0386', progress: 40 },
      },
      {
        ...card,
        id: 1163,
        book_name: 'Қалалық экология: оқу құралы',
        authors: 'Ү. Серікбай',
        stage: 'process',
        quantity: 400,
      },
      { ...card, id: 1098, book_name: 'Қаламгер және дәуір', authors: 'Ғ. Ысқақ', stage: 'done', quantity: 500 },
    ],
  },
  {
    kind: 'offer',
    total: 1,
    near: false,
    failed: false,
    items: [
      {
        id: 371,
        number: '0371',
        date: '2026-11-02',
        recipient_name: '«Қалалық орталық кітапхана» КММ',
        book_name: 'Медиақұқық негіздері',
        more: 1,
        status: 'accept',
        sum: 64_000_000,
        progress: 0,
      },
    ],
  },
  {
    kind: 'person',
    total: 1,
    near: false,
    failed: false,
    items: [{ ...createPerson(52, 'Қаламқас Нұрлыбек', 5), status: 'active' }],
  },
  {
    kind: 'message',
    total: 3,
    near: false,
    failed: false,
    items: [
      {
        id: 901,
        conversation_id: 12,
        chat_name: 'Ежелгі түркі жазба ескерткіштері',
        content: 'қала атауларын бас әріппен жаздым',
        user: saule,
        created_at: '2026-11-20T05:12:00.000Z',
      },
      {
        id: 877,
        conversation_id: 14,
        chat_name: 'Органическая химия. Том II',
        content: 'шкала на рис. 4 не читается, заменим',
        user: elena,
        created_at: '2026-11-18T09:40:00.000Z',
      },
    ],
  },
]
