import type { LogCheck, LogDay, LogRow } from '@press/domain'
import { aigul, elena, createPerson, timur } from '../shared/fixtures/people.ts'

/* Example entries for stories. */

const chromeUserAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
const firefoxUserAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const linuxUserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const supervisor = { ...aigul, role_id: 8 }
const dana = createPerson(12, 'Дана Оспанова', 4)
const zhanar = createPerson(13, 'Жанар Сейтқали', 10)
const seal = {
  id: 48,
  hash: '53d29a6be1f047c1890d5e3b7a21c4f8d0967eab3c5512f4e8a09b76d1c34e02',
  at: '2026-11-23T06:00:00Z',
}
const createHash = (id: number): string => `b40a6e17${String(id).padStart(12, '0').repeat(4)}c5d291c8`.slice(0, 64)

const createRow = (
  id: number,
  dateTime: string,
  facts: Omit<LogRow, 'id' | 'at' | 'hash' | 'seal' | 'agent' | 'ip'> & Partial<LogRow>,
) => ({
  ip: '10.20.4.31',
  agent: chromeUserAgent,
  hash: createHash(id),
  seal,
  ...facts,
  id,
  at: dateTime,
})

export const logRows: LogRow[] = [
  createRow(48_216, '2026-11-23T06:58:04Z', {
    type: 'contract.edited',
    by: supervisor,
    subject: { resource: 'contract', id: 219, name: '219-26' },
    changes: [{ field: 'sum', before: 42_000_000, after: 48_000_000 }],
    seal: null,
  }),
  createRow(48_209, '2026-11-23T06:04:52Z', {
    type: 'account.forbidden',
    by: dana,
    subject: { resource: 'account', id: 12, name: 'Дана Оспанова' },
    changes: [{ field: 'call', before: null, after: 'GET /api/memoranda' }],
    agent: firefoxUserAgent,
    ip: '10.20.4.57',
    seal: null,
  }),
  createRow(48_203, '2026-11-23T05:42:17Z', {
    type: 'offer.edited',
    by: supervisor,
    subject: { resource: 'offer', id: 411, name: '0411' },
    changes: [
      { field: 'sum', before: 148_800_000, after: 297_600_000 },
      { field: 'valid_until', before: '2026-12-01', after: '2026-12-20' },
      { field: 'fields', before: null, after: 'items note' },
    ],
  }),
  createRow(48_188, '2026-11-23T04:31:40Z', {
    type: 'user.roleChanged',
    by: zhanar,
    subject: { resource: 'user', id: 51, name: 'Марат Ильясов' },
    changes: [{ field: 'role_id', before: 5, after: 4 }],
    ip: '10.20.4.12',
  }),
  createRow(48_181, '2026-11-23T03:02:11Z', {
    type: 'account.signedIn',
    by: timur,
    subject: { resource: 'account', id: 9, name: 'Тимур Ли' },
    changes: [],
    ip: '203.0.113.77',
  }),
  createRow(48_178, '2026-11-22T18:47:05Z', {
    type: 'account.refused',
    by: null,
    subject: { resource: 'account', id: null, name: null },
    changes: [{ field: 'email', before: null, after: 'a.sarsen@press.example' }],
    agent: linuxUserAgent,
    ip: '198.51.100.14',
  }),
  createRow(48_177, '2026-11-22T01:00:02Z', {
    type: 'account.logChecked',
    by: null,
    subject: { resource: 'account', id: null, name: null },
    changes: [
      { field: 'sealed', before: null, after: 47_901 },
      { field: 'broken', before: null, after: 0 },
    ],
    agent: null,
    ip: null,
  }),
  createRow(48_174, '2026-11-20T12:20:33Z', {
    type: 'techcard.moved',
    by: supervisor,
    subject: { resource: 'techcard', id: 1163, name: 'Өсімдіктер физиологиясы' },
    changes: [
      { field: 'status', before: 'project', after: 'process' },
      { field: 'reason', before: null, after: 'Рукопись принята' },
    ],
  }),
  createRow(48_169, '2026-11-20T11:05:10Z', {
    type: 'project.workApproved',
    by: elena,
    subject: { resource: 'project', id: 77, name: 'Өсімдіктер физиологиясы' },
    changes: [
      { field: 'status', before: 'completed', after: 'approved' },
      { field: 'work', before: null, after: 'proofreading' },
    ],
    ip: '10.20.4.40',
  }),
]

export const logDays: LogDay[] = [
  { day: '2026-11-23', count: 38, seals: 'open' },
  { day: '2026-11-22', count: 4, seals: 'whole' },
  { day: '2026-11-20', count: 172, seals: 'whole' },
]
export const intactCheck: LogCheck = { at: '2026-11-23T01:00:00Z', by: null, sealed: 48_177, broken: [] }
export const brokenCheck: LogCheck = { ...intactCheck, broken: [{ from: 48_170, until: 48_178 }] }
export const brokenDays: LogDay[] = logDays.map((logDay) =>
  logDay.day === '2026-11-22' || logDay.day === '2026-11-20' ? { ...logDay, seals: 'broken' } : logDay,
)
export const logToday = '2026-11-23'
