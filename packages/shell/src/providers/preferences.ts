import { subscribeToStorage, storage } from '@press/client'
import { defaultLocale, isLocale, type Locale } from '@press/i18n'
import { densities, messageStays, themeNames, type Density, type MessageStay, type ThemeName } from '@press/ui'
import { useSyncExternalStore } from 'react'

/** A person's display preferences in this browser. Stored locally (spec §1) and read by the head script before the first paint. */
export interface Preferences {
  theme: ThemeName
  density: Density
  locale: Locale
  menu: 'vertical' | 'horizontal'
  sidebar: 'open' | 'collapsed'
  /** Whether keys without a modifier act as shortcuts (WCAG 2.1.4). */
  singleKeys: 'on' | 'off'
  /** Whether messages time out (WCAG 2.2.1). */
  messages: MessageStay
}

const defaults: Preferences = {
  theme: 'light',
  density: 'comfortable',
  locale: defaultLocale,
  menu: 'vertical',
  sidebar: 'open',
  singleKeys: 'on',
  messages: 'brief',
}

const validators: { [Key in keyof Preferences]: (value: unknown) => boolean } = {
  theme: (value) => (themeNames as readonly unknown[]).includes(value),
  density: (value) => (densities as readonly unknown[]).includes(value),
  locale: isLocale,
  menu: (value) => value === 'vertical' || value === 'horizontal',
  sidebar: (value) => value === 'open' || value === 'collapsed',
  singleKeys: (value) => value === 'on' || value === 'off',
  messages: (value) => (messageStays as readonly unknown[]).includes(value),
}

function readPreferences(): Preferences {
  const storedEntries = (Object.keys(defaults) as (keyof Preferences)[])
    .map((key) => [key, storage.get(`press.${key}`)] as const)
    .filter(([key, value]) => validators[key](value))
  return { ...defaults, ...(Object.fromEntries(storedEntries) as Partial<Preferences>) }
}

let currentPreferences = readPreferences()
const listeners = new Set<() => void>()

function applyPreferences(next: Preferences): void {
  currentPreferences = next
  const { theme, density, singleKeys } = next
  Object.assign(document.documentElement.dataset, { theme, density, singleKeys })
  // The manifest holds the portal's name for an installed app.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${next.locale}.webmanifest`)
  for (const listener of listeners) listener()
}

subscribeToStorage((key) => {
  if (key === null || (key.startsWith('press.') && key.slice(6) in defaults)) applyPreferences(readPreferences())
})

applyPreferences(currentPreferences)

export const preferences = {
  get: (): Preferences => currentPreferences,
  set: <Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void => {
    storage.set(`press.${key}`, value)
    applyPreferences({ ...currentPreferences, [key]: value })
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get)
