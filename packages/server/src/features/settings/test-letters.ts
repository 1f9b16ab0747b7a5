import { getGivenName, getPublicPressName, type TestLetter } from '@press/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { createToken, hashToken } from '../../auth/tokens.ts'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../database/database.ts'
import { getPressIdentity, getPressDetails } from '../../database/press-side.ts'
import { testLetters, users } from '../../database/schema.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { enqueue, defineJobType } from '../../jobs/jobs.ts'
import { composeAndSend } from '../../jobs/compose-and-send.ts'
import { composeLetter } from '../../mail/letters.ts'
import type { Letter } from '../../mail/mail.ts'
import { getTranslator } from '../../texts.ts'
import type { Context } from '../shared/context.ts'

interface Row extends Omit<TestLetter, 'state'> {
  is_over: boolean
}

/** Requests a test letter in the language of the person who requests it. */
export async function sendTestLetter(
  { db, person }: Pick<Context, 'db' | 'person'>,
  address: string,
): Promise<TestLetter> {
  const id = await db.transaction(async (tx) => {
    const [user] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, person.id))
    const [row] = await tx
      .insert(testLetters)
      .values({ to: address.toLowerCase(), locale: user?.locale ?? 'ru', asked_by: person.id })
      .returning({ id: testLetters.id })
    if (!row) throw new Error('Insert returned no test letter')
    await enqueue(tx, testLetterJob, { letter: row.id })
    return row.id
  })
  return findTestLetter(db, id)
}

/** Returns the progress of a test letter, or the error of its job. */
export async function findTestLetter(db: Db, id: number): Promise<TestLetter> {
  const [row] = await queryRows<Row>(
    db,
    sql`select test_letters.id, test_letters."to", asked_at, sent_at, opened_at, jobs.last_error as reason,
        coalesce(jobs.run_at = 'infinity', false) as is_over
      from test_letters left join jobs on kind = 'test-letter' and (data->>'letter')::int = test_letters.id and done_at is null
      where test_letters.id = ${id}`,
  )
  if (!row) throw new PressError('notFound')
  const { is_over, ...letter } = row
  const state = letter.opened_at ? 'opened' : letter.sent_at ? 'sent' : is_over ? 'stopped' : 'waiting'
  return { ...letter, state }
}

/** Composes a test letter with a new link; undefined if the test letter was deleted. */
async function composeTestLetter(tx: Tx, id: number, origins: Config['origins']): Promise<Letter | undefined> {
  const [testLetter] = await tx
    .select({ to: testLetters.to, locale: testLetters.locale, name: users.name })
    .from(testLetters)
    .leftJoin(users, eq(users.id, testLetters.asked_by))
    .where(eq(testLetters.id, id))
  if (!testLetter) return undefined
  const token = createToken()
  await tx
    .update(testLetters)
    .set({ token_hash: hashToken(token) })
    .where(eq(testLetters.id, id))
  const t = getTranslator(testLetter.locale)
  const [identity, pressDetails] = [await getPressIdentity(tx), await getPressDetails(tx)]
  const press = getPublicPressName(identity, pressDetails, testLetter.locale) || t('shell:product')
  const link = `${origins.staff}/letter-arrived?token=${token}`
  return composeLetter(tx, {
    to: testLetter.to,
    subject: t('letters:test.subject', { press }),
    locale: testLetter.locale,
    text: t('letters:test.text', { name: testLetter.name ? getGivenName(testLetter.name) : '', link }),
    action: { label: t('letters:test.action'), link },
  })
}

/** Sends a letter that tests the sender address, and records when the mail server accepted it. */
export const testLetterJob = defineJobType<{ letter: number }>({
  kind: 'test-letter',
  lane: 'urgent',
  run: async ({ letter }, job, { config, mail }) => {
    await composeAndSend(mail, job, (tx) => composeTestLetter(tx, letter, config.origins))
    return async (tx) => {
      await tx
        .update(testLetters)
        .set({ sent_at: sql`now()` })
        .where(eq(testLetters.id, letter))
    }
  },
})

/** Records that the recipient has opened the link. */
export async function markTestLetterOpened(db: Db, token: string): Promise<void> {
  const [testLetter] = await db
    .select({ id: testLetters.id })
    .from(testLetters)
    .where(eq(testLetters.token_hash, hashToken(token)))
  if (!testLetter) throw new PressError('notFound')
  await db
    .update(testLetters)
    .set({ opened_at: sql`now()` })
    .where(and(eq(testLetters.id, testLetter.id), isNull(testLetters.opened_at)))
}
