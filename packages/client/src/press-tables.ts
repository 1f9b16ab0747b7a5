import type { AnswerOf } from '@press/contract'
import { subscribeToPressTables, setPressTables, toPressTables } from '@press/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from './session.ts'
import { storage } from './storage.ts'
import { useCall } from './useCall.ts'

type CurrentSettings = AnswerOf<'GET /api/settings/in-force'>

const key = 'press.settingsInForce'
/** The press settings that this page currently uses, as JSON text. A different text is a different state for React. */
let appliedSettings = ''

/** Applies the settings of the press and notifies the components that depend on them. */
export function applySettings(settings: CurrentSettings): void {
  const settingsJson = JSON.stringify(settings)
  if (settingsJson === appliedSettings) return
  const tables = { ...toPressTables(settings), waste: settings.waste }
  appliedSettings = settingsJson
  setPressTables(tables)
  storage.setJson(key, settings)
}

// Uses the last stored settings until the server answers, so that the first render is already correct.
try {
  const storedSettings = storage.getJson(key) as CurrentSettings | null
  if (storedSettings) applySettings(storedSettings)
} catch {
  // Ignores stored settings of another release, because their format differs.
}

/** Rerenders when the press changes a VAT rate, a date or a limit. Returns a key of the current settings. */
export const usePressTables = (): string => useSyncExternalStore(subscribeToPressTables, () => appliedSettings)

/** Keeps this page up to date with the press's settings. Mounted once, by the frame. */
export function useSettingsInForce(): void {
  const { token } = useSession()
  const { data } = useCall('GET /api/settings/in-force', token ? {} : null)
  useEffect(() => {
    if (data) applySettings(data)
  }, [data])
}
