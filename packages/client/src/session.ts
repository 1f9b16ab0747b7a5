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
const preservedKeys = /^press\.(theme|density|locale|menu|sidebar|email|views\..+|\w+\.folded)$/
const listeners = new Set<() => void>()

const readSession = (): Session => ({
  user: storage.getJson(keys.user) as Person | null,
  token: storage.get(keys.token),
  locked: storage.get(keys.locked) !== null,
})

let currentSession: Session = readSession()

function publishSession(next: Session): void {
  currentSession = next
  for (const listener of listeners) listener()
}

function saveSession(next: Session): void {
  storage.setJson(keys.user, next.user)
  storage.set(keys.token, next.token)
  storage.set(keys.locked, next.locked ? '1' : null)
  publishSession(next)
}

// When a person signs in or out in one tab, the other tabs do the same.
subscribeToStorage((key) => {
  if (key === null || Object.values<string>(keys).includes(key)) publishSession(readSession())
})

/** Deletes drafts, pending messages and the menu, so that nothing is left for the next person at this computer. */
function removePrivateData(): void {
  for (const key of storage.keys()) if (key.startsWith('press.') && !preservedKeys.test(key)) storage.set(key, null)
  for (const key of tabStorage.keys()) if (key.startsWith('press.')) tabStorage.set(key, null)
}

export const session = {
  get: (): Session => currentSession,
  start: (user: Person, token: string): void => saveSession({ user, token, locked: false }),
  /** Updates the person's name or photo. */
  updateUser: (user: Person): void => saveSession({ ...currentSession, user }),
  setLocked: (locked: boolean): void => saveSession({ ...currentSession, locked }),
  /** Drops a token that the server does not accept any more. The person stays in the session, to sign in again. */
  expire: (): void => saveSession({ ...currentSession, token: null }),
  end: (): void => {
    saveSession({ user: null, token: null, locked: false })
    removePrivateData()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)
