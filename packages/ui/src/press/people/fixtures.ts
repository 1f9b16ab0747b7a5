import type { OwnPasskey, OwnSession, Security } from './SecuritySettings/index.ts'
import type { MaskedFields } from './ConfidentialPanel/index.ts'
import type { Profile } from './ProfileForm/index.ts'

/* Example rows for stories. */

/** Timur's own profile. */
export const profile: Profile = {
  email: 't.li@press.example',
  phone: '+77075550118',
  birthday: '1986-03-14',
  biography: 'Лингвист, доцент кафедры общего языкознания. Корпусные методы, қазақ тілінің корпусы, машинный перевод.',
  social_links: ['https://orcid.org/0000-0002-1825-0097', 'https://linguistics.example/li'],
  addresses: { registration: 'Алматы, Абая 10, кв. 4', residence: '' },
  organization: 'Кафедра общего языкознания',
  specialization: null,
  languages: ['казахский', 'русский', 'английский'],
  skills: ['корпусная лингвистика'],
  experience: [{ place: 'Университет', position: 'Доцент', from: 2014, to: null }],
  education: [{ place: 'КазНУ', speciality: 'Общее языкознание', year: 2008 }],
  rating: null,
  locale: 'ru',
}
export const maskedFields: Required<MaskedFields> = {
  IIN: '8603••••••71',
  identity_document: { number: '04•••••17', issued_by: 'МВД РК', issued_at: '2021-07-05' },
  bank: { name: 'Народный банк', BIK: 'HSBKKZKX', IIK: 'KZ86••••••••••••0100' },
  card_number: '•••• •••• •••• 4820',
}
export const security: Security = {
  password_changed_at: '2026-09-02T06:00:00Z',
  totp: { on_since: '2026-09-03T06:00:00Z', codes_left: 7 },
  passkeys: [],
}
const chromeAgent = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
export const passkeys: OwnPasskey[] = [
  {
    id: 2,
    agent: `(Linux; Android 16) ${chromeAgent}`,
    synced: true,
    created_at: '2026-11-20T06:00:00Z',
    used_at: null,
  },
  {
    id: 1,
    agent: `(Windows NT 10.0; Win64) ${chromeAgent}`,
    synced: false,
    created_at: '2026-09-03T06:00:00Z',
    used_at: '2026-11-21T16:40:00Z',
  },
]
export const ownSessions: OwnSession[] = [
  { id: 1, agent: `(Windows NT 10.0; Win64) ${chromeAgent}`, last_seen_at: '2026-11-22T03:59:50Z', current: true },
  { id: 2, agent: `(Linux; Android 16) ${chromeAgent}`, last_seen_at: '2026-11-21T16:40:00Z', current: false },
  {
    id: 3,
    agent: '(Macintosh; Intel Mac OS X 10_15) Version/26.0 Safari/605.1.15',
    last_seen_at: '2026-11-12T09:05:00Z',
    current: false,
  },
]
