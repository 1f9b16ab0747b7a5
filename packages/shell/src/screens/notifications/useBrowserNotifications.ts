import { subscribeToStorage, storage } from '@press/client'
import type { BrowserNotifications } from '@press/ui'
import { useSyncExternalStore } from 'react'

const key = 'press.browserNotices'
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}
subscribeToStorage((changedKey) => {
  if (changedKey === null || changedKey === key) notifyListeners()
})

function getState(): BrowserNotifications {
  if (typeof Notification === 'undefined') return 'unsupported'
  if (Notification.permission !== 'granted') return Notification.permission
  return storage.get(key) === 'on' ? 'granted' : 'off'
}

/**
 * Asks the browser for permission, which it shows only after a click. If the person refuses or postpones, the setting does not
 * change.
 */
async function setEnabled(on: boolean): Promise<void> {
  if (on && Notification.permission === 'default') await Notification.requestPermission()
  storage.set(key, on && Notification.permission === 'granted' ? 'on' : null)
  notifyListeners()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether this browser shows notifications, and a function that turns them on or off. */
export function useBrowserNotifications(): { state: BrowserNotifications; setEnabled: (on: boolean) => Promise<void> } {
  return { state: useSyncExternalStore(subscribe, getState), setEnabled: setEnabled }
}
