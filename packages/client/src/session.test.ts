import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from './session.ts'
import { countUnsavedTexts } from './unsaved-texts.ts'

const place = (storedValues: Map<string, string>) => ({
  get length() {
    return storedValues.size
  },
  key: (index: number) => [...storedValues.keys()][index] ?? null,
  getItem: (name: string) => storedValues.get(name) ?? null,
  setItem: (name: string, value: string) => storedValues.set(name, value),
  removeItem: (name: string) => storedValues.delete(name),
})
let [computer, tab] = [new Map<string, string>(), new Map<string, string>()]
beforeEach(() => {
  ;[computer, tab] = [new Map(), new Map()]
  vi.stubGlobal('localStorage', place(computer))
  vi.stubGlobal('sessionStorage', place(tab))
  session.start({ id: 7, name: 'Алия', role_id: 4, avatar: null }, 'secret')
})
afterEach(() => {
  session.end()
  vi.unstubAllGlobals()
})

const settings = {
  'press.theme': 'dark',
  'press.locale': 'kz',
  'press.email': 'aliya@press.kz',
  'press.views.7.offers': '[]',
  'press.board.folded': '["stock"]',
}
const typed = {
  'press.draft.7.application.new': '{"values":{"book_name":"Құпия"}}',
  'press.draft.7.chat': '{"3":"Құпия","4":"тағы"}',
  'press.outbox.7': '[{"client_id":"a","content":"Құпия"}]',
}

it('removes a person’s data on sign-out, except display settings and the remembered e-mail', () => {
  for (const [key, value] of Object.entries({ ...settings, ...typed, 'press.menuItems': '{"user":7}', other: '1' }))
    computer.set(key, value)
  tab.set('press.email', 'aliya@press.kz')
  session.end()
  expect(Object.fromEntries(computer)).toEqual({ ...settings, other: '1' })
  expect([...tab]).toEqual([])
})

it('keeps typed text when a session expires', () => {
  for (const [key, value] of Object.entries(typed)) computer.set(key, value)
  session.expire()
  for (const [key, value] of Object.entries(typed)) expect(computer.get(key)).toBe(value)
})

it('counts unsaved texts: forms, message drafts and queued messages', () => {
  for (const [key, value] of Object.entries(typed)) computer.set(key, value)
  computer.set('press.draft.8.chat', '{"3":"чужое"}')
  expect([countUnsavedTexts(7), countUnsavedTexts(8), countUnsavedTexts(9)]).toEqual([4, 1, 0])
})
