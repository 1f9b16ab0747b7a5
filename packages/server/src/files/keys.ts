import { randomBytes } from 'node:crypto'

/** Returns a key of 128 random bits, which is unique and impossible to guess. */
export const createKey = (): string => randomBytes(16).toString('hex')

/** Returns the keys at the start of the names, each key once. Ignores names without a key. */
export function extractKeys(names: readonly string[]): string[] {
  const keys = names.map((name) => name.split('.', 1)[0] ?? '')
  return [...new Set(keys.filter((key) => /^[0-9a-f]{32}$/.test(key)))]
}
