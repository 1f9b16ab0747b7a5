import { defaultLocale, isLocale, type Locale } from '@press/i18n'
import { densities, themeNames, type Density, type ThemeName } from '@press/ui'
import { useSyncExternalStore } from 'react'

/** What a person chose for this browser; kept locally (spec §1) and read by the head script before the first paint. */
export interface Preferences {
  theme: ThemeName
  density: Density
  locale: Locale
  menu: 'vertical' | 'horizontal'
  sidebar: 'open' | 'collapsed'
}

const defaults: Preferences = {
  theme: 'light',
  density: 'comfortable',
  locale: defaultLocale,
  menu: 'vertical',
  sidebar: 'open',
}

const allowed: { [Key in keyof Preferences]: (value: unknown) => boolean } = {
  theme: (value) => (themeNames as readonly unknown[]).includes(value),
  density: (value) => (densities as readonly unknown[]).includes(value),
  locale: isLocale,
  menu: (value) => value === 'vertical' || value === 'horizontal',
  sidebar: (value) => value === 'open' || value === 'collapsed',
}

function read(): Preferences {
  const stored = Object.keys(defaults).map((key) => {
    try {
      const value = localStorage.getItem(`press.${key}`)
      return allowed[key as keyof Preferences](value) ? [key, value] : null
    } catch {
      // Storage is closed: the defaults hold for as long as the page is open.
      return null
    }
  })
  return { ...defaults, ...(Object.fromEntries(stored.filter((entry) => entry !== null)) as Partial<Preferences>) }
}

let current = read()
const listeners = new Set<() => void>()

function apply(next: Preferences): void {
  current = next
  Object.assign(document.documentElement.dataset, { theme: next.theme, density: next.density })
  for (const listener of listeners) listener()
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key?.startsWith('press.') && key.slice(6) in defaults) apply(read())
})

export const preferences = {
  get: (): Preferences => current,
  set: <Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void => {
    try {
      localStorage.setItem(`press.${key}`, value)
    } catch {
      // Storage is closed or full: the choice holds for as long as the page is open.
    }
    apply({ ...current, [key]: value })
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get)
