import { randomBytes } from 'node:crypto'

/** 128 random bits: nobody guesses one, and no two are the same. */
export const newKey = (): string => randomBytes(16).toString('hex')

/** The keys that names begin with, each once; other names are none of ours. */
export function keysOf(names: readonly string[]): string[] {
  const keys = names.map((name) => name.split('.', 1)[0] ?? '')
  return [...new Set(keys.filter((key) => /^[0-9a-f]{32}$/.test(key)))]
}
