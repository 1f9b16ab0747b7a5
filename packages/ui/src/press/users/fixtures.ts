import {
  ratingCriteria,
  type CriterionMeans,
  type RatingCriterion,
  type UserSummary,
  type UserOpen,
  type UserRow,
  type UserSession,
  type Workplace,
} from '@press/domain'
import { elena, erlan, nurlan, createPerson, saule } from '../shared/fixtures/people.ts'

/* Fictional accounts for stories. */

const createAccount = (row: Partial<UserRow> & Pick<UserRow, 'id' | 'name' | 'role_id' | 'avatar'>): UserRow => ({
  version: 1,
  email: 's.toktar@press.example',
  pending_email: null,
  phone: '+7 701 555 01 42',
  specialization: null,
  organization: null,
  organization_id: null,
  state: 'active',
  created_at: '2024-03-03T05:00:00Z',
  invited_at: null,
  last_seen_at: '2026-11-22T04:10:00Z',
  ...row,
})

export const sauleAccount = createAccount({ ...saule, specialization: 'layout designer' })
export const accounts: readonly UserRow[] = [
  sauleAccount,
  createAccount({
    ...nurlan,
    email: 'n.abai@press.example',
    specialization: 'editor',
    last_seen_at: '2026-11-21T12:40:00Z',
  }),
  createAccount({ ...elena, email: 'e.kim@press.example', phone: '' }),
  createAccount({
    ...createPerson(64, 'Дана Оспан', 5),
    email: 'd.ospan@press.example',
    specialization: 'designer',
    state: 'invited',
    invited_at: '2026-11-21T09:00:00Z',
    last_seen_at: null,
  }),
  createAccount({
    ...createPerson(65, 'Марат Иса', 12),
    email: 'm.isa@press.example',
    state: 'expired',
    invited_at: '2026-11-02T09:00:00Z',
    last_seen_at: null,
  }),
  createAccount({
    ...erlan,
    email: 'e.daulet@oblkitap.example',
    organization: '«Облкітап» ЖШС',
    organization_id: 3,
    state: 'inactive',
  }),
]

/** The results of a search for organizations. */
export const workplaces: readonly Workplace[] = [
  { id: 3, name: '«Облкітап» ЖШС', IIN: '170240990002' },
  { id: 4, name: 'Әл-Фараби атындағы ҚазҰУ', IIN: '' },
]

export const sessions: readonly UserSession[] = [
  { id: 1, agent: 'Chrome · Windows', created_at: '2026-11-02T04:00:00Z', last_seen_at: '2026-11-22T04:10:00Z' },
  { id: 2, agent: 'Safari · iPhone', created_at: '2026-11-10T16:00:00Z', last_seen_at: '2026-11-21T16:14:00Z' },
]

export const open: UserOpen = {
  kinds: [
    { kind: 'works', count: 2, takers: [createPerson(65, 'Марат Иса', 5), nurlan] },
    { kind: 'todos', count: 3, takers: [createPerson(64, 'Дана Оспан', 5), elena] },
  ],
  chats: 5,
}

const ratingsByCriterion: Record<RatingCriterion, readonly number[]> = {
  quality: [4.4, 4.5, 4.6, 4.7, 4.7, 4.6, 4.8],
  punctuality: [4.4, 4.5, 4.7, 4.6, 4.8, 4.6, 4.9],
  creativity: [4.2, 4.1, 4.3, 4.2, 4.3, 4.4, 4.3],
  politeness: [4.8, 4.9, 4.8, 4.9, 4.9, 4.9, 4.9],
  communication: [4.2, 4.3, 4.4, 4.4, 4.6, 4.5, 4.6],
}
const quarters = ['2025-1', '2025-2', '2025-3', '2025-4', '2026-1', '2026-2', '2026-3']
const peerMeans: CriterionMeans = {
  quality: 4.5,
  punctuality: 4.5,
  creativity: 4.2,
  politeness: 4.6,
  communication: 4.3,
}

export const userSummary: UserSummary = {
  rating: {
    works: 38,
    mean: 4.7,
    quarters: quarters.map((quarter, index) => ({
      quarter,
      means: Object.fromEntries(
        ratingCriteria.map((key) => [key, ratingsByCriterion[key][index] ?? 4]),
      ) as CriterionMeans,
    })),
    peers: peerMeans,
    peers_mean: 4.4,
  },
  load: {
    capacity_hours: 40,
    weeks: (
      [
        ['2026-10-19', 22],
        ['2026-10-26', 30],
        ['2026-11-02', 34],
        ['2026-11-09', 38],
        ['2026-11-16', 36],
        ['2026-11-23', 31],
        ['2026-11-30', 18],
        ['2026-12-07', 8],
      ] as const
    ).map(([firstDay, hours]) => ({ first: firstDay, hours, running: firstDay === '2026-11-23' })),
  },
  contracts: [
    { id: 1, kind: 'gph', number: '62-26', date: '2026-01-12', ends_on: '2026-11-29' },
    { id: 2, kind: 'confidence', number: '62-26/к', date: '2026-01-12', ends_on: '2029-01-12' },
    { id: 3, kind: 'personal', number: '62-26/п', date: '2026-01-12', ends_on: null },
  ],
  works: [
    {
      id: 1,
      name: 'layout',
      status: 'completed',
      book_name: 'Алтай өркениеті: мәтіндер мен түсіндірмелер',
      language: 'kz',
      src_cover: null,
      end_date: '2026-11-24',
      done_on: '2026-11-19',
      hours: 62,
      price: 18_600_000,
      mean: null,
    },
    {
      id: 2,
      name: 'layout',
      status: 'paid',
      book_name: 'Ежелгі түркі жазба ескерткіштері',
      language: 'kz',
      src_cover: null,
      end_date: '2026-11-03',
      done_on: '2026-11-03',
      hours: 58,
      price: 17_400_000,
      mean: 4.8,
    },
    {
      id: 3,
      name: 'layout',
      status: 'paid',
      book_name: 'Сейсмостойкость зданий: расчёт и примеры',
      language: 'ru',
      src_cover: null,
      end_date: '2026-10-21',
      done_on: '2026-10-21',
      hours: 44,
      price: 13_200_000,
      mean: 4.6,
    },
    {
      id: 4,
      name: 'layout',
      status: 'paid',
      book_name: 'Медиақұқық негіздері',
      language: 'kz',
      src_cover: null,
      end_date: '2026-10-06',
      done_on: '2026-10-08',
      hours: 36,
      price: 10_800_000,
      mean: 4.2,
    },
    {
      id: 5,
      name: 'layout',
      status: 'paid',
      book_name: 'История книжного дела Казахстана',
      language: 'ru',
      src_cover: null,
      end_date: '2026-09-11',
      done_on: '2026-09-11',
      hours: 51,
      price: 15_300_000,
      mean: 4.9,
    },
  ],
  works_total: 38,
}
