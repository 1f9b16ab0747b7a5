/**
 * Browser storage that never throws. The storage may be disabled or full, or contain values of another release; then reading
 * returns null and storing does nothing.
 */
export interface BrowserStorage {
  get: (key: string) => string | null
  /** Returns the parsed value. Returns null if there is no value or it cannot be parsed. */
  getJson: (key: string) => unknown
  /** Stores a value; `null` removes it. Returns whether it succeeded. */
  set: (key: string, value: string | null) => boolean
  setJson: (key: string, value: object | null) => boolean
  /** Returns all stored keys. */
  keys: () => string[]
}

/** Accesses the storage on each call, because merely naming a disabled storage throws. */
function createBrowserStorage(getStorage: () => Storage): BrowserStorage {
  const tryStorage = <Result>(operation: (storage: Storage) => Result, fallback: Result): Result => {
    try {
      return operation(getStorage())
    } catch {
      return fallback
    }
  }
  const get: BrowserStorage['get'] = (key) => tryStorage((storage) => storage.getItem(key), null)
  const set: BrowserStorage['set'] = (key, value) =>
    tryStorage((storage) => {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      return true
    }, false)
  return {
    get,
    getJson: (key) => tryStorage((): unknown => JSON.parse(get(key) ?? 'null'), null),
    set,
    setJson: (key, value) => set(key, value && JSON.stringify(value)),
    keys: () =>
      tryStorage((storage) => Array.from({ length: storage.length }, (_key, index) => storage.key(index) ?? ''), []),
  }
}

/** Values stored on this computer. Keys begin with `press.`. */
export const storage: BrowserStorage = createBrowserStorage(() => localStorage)
/** Values stored until the tab is closed. */
export const tabStorage: BrowserStorage = createBrowserStorage(() => sessionStorage)

/** Calls back when another tab of this browser stores a value; `null` means that everything was cleared. */
export function subscribeToStorage(onChange: (key: string | null) => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => onChange(key))
}
