/** What a browser keeps. It may be closed or full, or hold what another release wrote: then nothing is kept, and nothing breaks. */
export interface StoredValue {
  get: (key: string) => string | null
  /** Null also where what stands there cannot be read. */
  getJson: (key: string) => unknown
  /** `null` forgets; answers whether the browser did as it was told. */
  set: (key: string, value: string | null) => boolean
  setJson: (key: string, value: object | null) => boolean
  /** All names under which something is kept. */
  keys: () => string[]
}

/** Asked for anew each time, as a closed storage throws when it is merely named. */
function keptIn(place: () => Storage): StoredValue {
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(place())
    } catch {
      return otherwise
    }
  }
  const get: StoredValue['get'] = (key) => attempt((storage) => storage.getItem(key), null)
  const set: StoredValue['set'] = (key, value) =>
    attempt((storage) => {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      return true
    }, false)
  return {
    get,
    getJson: (key) => attempt((): unknown => JSON.parse(get(key) ?? 'null'), null),
    set,
    setJson: (key, value) => set(key, value && JSON.stringify(value)),
    keys: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_key, index) => storage.key(index) ?? ''), []),
  }
}

/** Kept on this computer. Keys begin with `press.`. */
export const storage: StoredValue = keptIn(() => localStorage)
/** Kept until the tab is closed. */
export const tabStorage: StoredValue = keptIn(() => sessionStorage)

/** Calls back when another tab of this browser keeps something; `null` says that all was cleared. */
export function subscribeToStorage(hear: (key: string | null) => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => hear(key))
}
