import { randomBytes } from 'node:crypto'

/** 128 random bits: unique and impossible to guess. */
export const newKey = (): string => randomBytes(16).toString('hex')

/** Returns the keys that names start with, each once; ignores other names. */
export function keysOf(names: readonly string[]): string[] {
  const keys = names.map((name) => name.split('.', 1)[0] ?? '')
  return [...new Set(keys.filter((key) => /^[0-9a-f]{32}$/.test(key)))]
}
