import type { ActiveUser } from '@press/contract'
import { useSyncExternalStore } from 'react'
import { onStored, storage, tabStorage } from './storage.ts'

/** Who is signed in here. The user is kept when a session runs out, so that the same person can go on where they were. */
export interface Session {
  user: ActiveUser | null
  token: string | null
}

const keys = { user: 'press.user', token: 'press.token' } as const
/** What a browser keeps of how it is to look, and what somebody had it remember: it holds nothing of the press. */
const settings = /^press\.(theme|density|locale|menu|sidebar|email|views\..+|\w+\.folded)$/
const listeners = new Set<() => void>()

const read = (): Session => ({
  user: storage.getJson(keys.user) as ActiveUser | null,
  token: storage.get(keys.token),
})

let current: Session = read()

function show(next: Session): void {
  current = next
  for (const listener of listeners) listener()
}

function set(next: Session): void {
  storage.setJson(keys.user, next.user)
  storage.set(keys.token, next.token)
  show(next)
}

// Signing in or out in one tab does the same in the others.
onStored((key) => {
  if (key === null || key === keys.user || key === keys.token) show(read())
})

/** Drafts, messages on their way, the menu: of whoever it is, nothing stays for the next at this computer. */
function forgetPrivate(): void {
  for (const key of storage.keys()) if (key.startsWith('press.') && !settings.test(key)) storage.set(key, null)
  for (const key of tabStorage.keys()) if (key.startsWith('press.')) tabStorage.set(key, null)
}

export const session = {
  get: (): Session => current,
  start: (user: ActiveUser, token: string): void => set({ user, token }),
  /** The server no longer takes the token; the person stays known. */
  expire: (): void => set({ user: current.user, token: null }),
  end: (): void => {
    set({ user: null, token: null })
    forgetPrivate()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)
