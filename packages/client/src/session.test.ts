import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from './session.ts'
import { countUnsavedTexts } from './unsaved-texts.ts'

const createFakeStorage = (storedValues: Map<string, string>) => ({
  get length() {
    return storedValues.size
  },
  key: (index: number) => [...storedValues.keys()][index] ?? null,
  getItem: (name: string) => storedValues.get(name) ?? null,
  setItem: (name: string, value: string) => storedValues.set(name, value),
  removeItem: (name: string) => storedValues.delete(name),
})
let [computerValues, tabValues] = [new Map<string, string>(), new Map<string, string>()]
beforeEach(() => {
  ;[computerValues, tabValues] = [new Map(), new Map()]
  vi.stubGlobal('localStorage', createFakeStorage(computerValues))
  vi.stubGlobal('sessionStorage', createFakeStorage(tabValues))
  session.start({ id: 7, name: 'Алия', role_id: 4, avatar: null }, 'secret')
})
afterEach(() => {
  session.end()
  vi.unstubAllGlobals()
})

const displaySettings = {
  'press.theme': 'dark',
  'press.locale': 'kz',
  'press.email': 'aliya@press.kz',
  'press.views.7.offers': '[]',
  'press.board.folded': '["stock"]',
}
const typedTexts = {
  'press.draft.7.application.new': '{"values":{"book_name":"Құпия"}}',
  'press.draft.7.chat': '{"3":"Құпия","4":"тағы"}',
  'press.outbox.7': '[{"client_id":"a","content":"Құпия"}]',
}

it('removes a person’s data on sign-out, except display settings and the remembered e-mail', () => {
  for (const [key, value] of Object.entries({
    ...displaySettings,
    ...typedTexts,
    'press.menuItems': '{"user":7}',
    other: '1',
  }))
    computerValues.set(key, value)
  tabValues.set('press.email', 'aliya@press.kz')
  session.end()
  expect(Object.fromEntries(computerValues)).toEqual({ ...displaySettings, other: '1' })
  expect([...tabValues]).toEqual([])
})

it('keeps typed text when a session expires', () => {
  for (const [key, value] of Object.entries(typedTexts)) computerValues.set(key, value)
  session.expire()
  for (const [key, value] of Object.entries(typedTexts)) expect(computerValues.get(key)).toBe(value)
})

it('counts unsaved texts: forms, message drafts and queued messages', () => {
  for (const [key, value] of Object.entries(typedTexts)) computerValues.set(key, value)
  computerValues.set('press.draft.8.chat', '{"3":"чужое"}')
  expect([countUnsavedTexts(7), countUnsavedTexts(8), countUnsavedTexts(9)]).toEqual([4, 1, 0])
})
