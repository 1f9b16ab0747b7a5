import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RoleKey } from '@press/domain'
import { expect } from '@playwright/test'
import { dataDir } from './addresses.ts'
import { getEmail } from './client.ts'

/** What a letter says as text, before its page. */
const wordsOf = (letter: string): string =>
  Buffer.from(/Content-Type: text\/plain[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(letter)?.[1] ?? '', 'base64').toString(
    'utf8',
  )

/** The words of the letters that the press has sent to an address. */
export function lettersTo(email: string): string[] {
  const folder = join(dataDir, 'mail')
  // The first letter makes the folder.
  if (!existsSync(folder)) return []
  return (
    readdirSync(folder)
      // One that is being written has another name until it is whole.
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((letter) => letter.includes(`To: ${email}`))
      .map(wordsOf)
  )
}

/** Waits until somebody has a letter that says all of this. */
export const expectLetter = (role: RoleKey, ...words: readonly string[]): Promise<void> =>
  expect
    .poll(() => lettersTo(getEmail(role)).some((letter) => words.every((word) => letter.includes(word))), {
      message: `${role} has a letter with ${words.join(', ')}`,
    })
    .toBe(true)
