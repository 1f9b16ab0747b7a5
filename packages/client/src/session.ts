import type { ActiveUser } from '@press/contract'
import { useSyncExternalStore } from 'react'

/** Who is signed in here. The user is kept when a session runs out, so that the same person can go on where they were. */
export interface Session {
  user: ActiveUser | null
  token: string | null
}

const keys = { user: 'press.user', token: 'press.token' } as const
const listeners = new Set<() => void>()

function read(): Session {
  try {
    return {
      user: JSON.parse(localStorage.getItem(keys.user) ?? 'null') as ActiveUser | null,
      token: localStorage.getItem(keys.token),
    }
  } catch {
    // Storage is closed or holds something else: nobody is signed in.
    return { user: null, token: null }
  }
}

let current: Session = read()

function set(next: Session): void {
  current = next
  for (const [name, key] of Object.entries(keys) as [keyof Session, string][]) {
    const value = next[name]
    if (value == null) localStorage.removeItem(key)
    else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const listener of listeners) listener()
}

// Signing in or out in one tab does the same in the others.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== null && key !== keys.user && key !== keys.token) return
  current = read()
  for (const listener of listeners) listener()
})

export const session = {
  get: (): Session => current,
  start: (user: ActiveUser, token: string): void => set({ user, token }),
  /** The server no longer takes the token; the person stays known. */
  expire: (): void => set({ user: current.user, token: null }),
  end: (): void => set({ user: null, token: null }),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)
