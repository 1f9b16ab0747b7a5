import type { Person } from '@press/domain'
import { useSyncExternalStore } from 'react'
import { subscribeToStorage, storage, tabStorage } from './storage.ts'

/** The signed-in person. When the session expires, `user` stays and `token` becomes null, so that the same person can continue. */
export interface Session {
  user: Person | null
  token: string | null
  /** Whether the screen is locked: the session continues, but nothing is shown until the password is entered. */
  locked: boolean
}

const keys = { user: 'press.user', token: 'press.token', locked: 'press.locked' } as const
/** Keys of display settings and of values that the person chose to remember. They contain no data of the press. */
const settings = /^press\.(theme|density|locale|menu|sidebar|email|views\..+|\w+\.folded)$/
const listeners = new Set<() => void>()

const read = (): Session => ({
  user: storage.getJson(keys.user) as Person | null,
  token: storage.get(keys.token),
  locked: storage.get(keys.locked) !== null,
})

let current: Session = read()

function show(next: Session): void {
  current = next
  for (const listener of listeners) listener()
}

function set(next: Session): void {
  storage.setJson(keys.user, next.user)
  storage.set(keys.token, next.token)
  storage.set(keys.locked, next.locked ? '1' : null)
  show(next)
}

// When a person signs in or out in one tab, the other tabs do the same.
subscribeToStorage((key) => {
  if (key === null || Object.values<string>(keys).includes(key)) show(read())
})

/** Deletes drafts, pending messages and the menu, so that nothing is left for the next person at this computer. */
function forgetPrivate(): void {
  for (const key of storage.keys()) if (key.startsWith('press.') && !settings.test(key)) storage.set(key, null)
  for (const key of tabStorage.keys()) if (key.startsWith('press.')) tabStorage.set(key, null)
}

export const session = {
  get: (): Session => current,
  start: (user: Person, token: string): void => set({ user, token, locked: false }),
  /** Updates the person's name or photo. */
  rename: (user: Person): void => set({ ...current, user }),
  lock: (locked: boolean): void => set({ ...current, locked }),
  /** Drops a token that the server does not accept any more. The person stays in the session, to sign in again. */
  expire: (): void => set({ ...current, token: null }),
  end: (): void => {
    set({ user: null, token: null, locked: false })
    forgetPrivate()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)
