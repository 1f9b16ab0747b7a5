import { beforeEach, expect, test, vi } from 'vitest'
import { addRecentRow, readRecentRows } from './recent-rows.ts'
import { session } from './session.ts'
import { storage } from './storage.ts'

const signInPerson = (id: number) => session.start({ id, name: 'Айгүл Сәрсен', role_id: 8, avatar: null }, 'token')
const listOpenedLabels = () => readRecentRows().map(({ label }) => label)
const openRows = (...labels: string[]) => {
  for (const label of labels) addRecentRow({ href: `/app/${label}`, label })
}

const storedValues = new Map<string, string>()
beforeEach(() => {
  storedValues.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storedValues.get(name) ?? null,
    setItem: (name: string, value: string) => storedValues.set(name, value),
    removeItem: (name: string) => storedValues.delete(name),
  })
  signInPerson(1)
})

test('the five rows that were opened last are listed once each', () => {
  openRows('1', '2', '3', '4', '5', '6', '3')
  expect(listOpenedLabels()).toEqual(['3', '6', '5', '4', '2'])
})

test('recent rows are hidden from other people and removed on sign-out', () => {
  openRows('1')
  signInPerson(2)
  expect(listOpenedLabels()).toEqual([])
  signInPerson(1)
  expect(listOpenedLabels()).toEqual(['1'])
  session.end()
  expect(storage.get('press.recent')).toBeNull()
})

test('recent rows that another release stored in a different format are ignored', () => {
  storage.set('press.recent', JSON.stringify({ user: 1, opened: ['/app/1', { href: '/app/2', label: '2' }] }))
  expect(listOpenedLabels()).toEqual(['2'])
})
