import type { AnswerOf } from '@press/contract'
import { onInForce, setPressTables, tablesOf } from '@press/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from './session.ts'
import { storage } from './storage.ts'
import { useCall } from './useCall.ts'

type InForce = AnswerOf<'GET /api/settings/in-force'>

const key = 'press.settingsInForce'
/** What the rules of this page go by, as text: another one is another state. */
let held = ''

/** Puts in force what the press has set; whoever draws by it is told. */
export function takeInForce(settings: InForce): void {
  const next = JSON.stringify(settings)
  if (next === held) return
  const tables = { ...tablesOf(settings), waste: settings.waste }
  held = next
  setPressTables(tables)
  storage.setJson(key, settings)
}

// What it was last time holds until the server is heard: the first drawing is right already.
try {
  const kept = storage.getJson(key) as InForce | null
  if (kept) takeInForce(kept)
} catch {
  // Another release kept something else there.
}

/** Draws anew when the press sets another VAT rate, day or limit; its result is a key of what is set now. */
export const usePressTables = (): string => useSyncExternalStore(onInForce, () => held)

/** Keeps the rules of this page at what the press has set. Mounted once, by the frame. */
export function useSettingsInForce(): void {
  const { token } = useSession()
  const { data } = useCall('GET /api/settings/in-force', token ? {} : null)
  useEffect(() => {
    if (data) takeInForce(data)
  }, [data])
}
