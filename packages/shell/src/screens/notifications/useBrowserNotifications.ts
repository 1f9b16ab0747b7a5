import { subscribeToStorage, storage } from '@press/client'
import type { BrowserNotifications } from '@press/ui'
import { useSyncExternalStore } from 'react'

const key = 'press.browserNotices'
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
subscribeToStorage((stored) => {
  if (stored === null || stored === key) tell()
})

function stateNow(): BrowserNotifications {
  if (typeof Notification === 'undefined') return 'unsupported'
  if (Notification.permission !== 'granted') return Notification.permission
  return storage.get(key) === 'on' ? 'granted' : 'off'
}

/** Asks the browser, which only does so at a person's own click; refused or put off, it stays as it was. */
async function turn(on: boolean): Promise<void> {
  if (on && Notification.permission === 'default') await Notification.requestPermission()
  storage.set(key, on && Notification.permission === 'granted' ? 'on' : null)
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this browser shows notifications of its own, and the way to turn them on and off. */
export function useBrowserNotifications(): { state: BrowserNotifications; turn: (on: boolean) => Promise<void> } {
  return { state: useSyncExternalStore(subscribe, stateNow), turn }
}
