import { readFileSync } from 'node:fs'

/** Passwords that everybody tries first, in lower case; where the list comes from stands at its head. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# ') && line !== '#'),
)
