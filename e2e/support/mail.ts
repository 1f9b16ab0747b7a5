import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RoleKey } from '@press/domain'
import { expect } from '@playwright/test'
import { dataDir } from './addresses.ts'
import { getEmail } from './client.ts'

/** Returns the plain text of an e-mail. */
const readPlainText = (letter: string): string =>
  Buffer.from(/Content-Type: text\/plain[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(letter)?.[1] ?? '', 'base64').toString(
    'utf8',
  )

/** Returns the texts of the e-mails that the press has sent to an address. */
export function readLettersTo(email: string): string[] {
  const folder = join(dataDir, 'mail')
  // The folder is created with the first e-mail.
  if (!existsSync(folder)) return []
  return (
    readdirSync(folder)
      // Skips incomplete e-mails, whose files have a different extension.
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((letter) => letter.includes(`To: ${email}`))
      .map(readPlainText)
  )
}

/** Waits until the person of this role has an e-mail that contains all of these texts. */
export const expectLetter = (role: RoleKey, ...words: readonly string[]): Promise<void> =>
  expect
    .poll(() => readLettersTo(getEmail(role)).some((letter) => words.every((word) => letter.includes(word))), {
      message: `${role} has a letter with ${words.join(', ')}`,
    })
    .toBe(true)
