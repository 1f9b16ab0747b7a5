import { readFileSync } from 'node:fs'

/** The passwords that attackers try first, in lower case. The head of the text file names the source. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# ') && line !== '#'),
)
