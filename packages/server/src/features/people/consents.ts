import type { AnswerOf } from '@press/contract'
import { newestConsent, type AccountConsentVersion } from '@press/domain'
import { accountConsent, type Locale } from '@press/i18n/node'
import { eq } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Db, Tx } from '../../database/database.ts'
import { consents } from '../../database/schema.ts'
import { texts } from '../../texts.ts'
import { pressSide } from '../../database/press-side.ts'

/** Saves a person's consent to have an account, in the words that they read, with their name and the press's. */
export async function saveAccountConsent(
  tx: Tx,
  { id, name, locale }: { id: number; name: string; locale: Locale },
  version: AccountConsentVersion,
): Promise<void> {
  const { name: press, bin } = await pressSide(tx, { day: getToday(), locale })
  const text = accountConsent(version, { press, bin, name }, texts(locale))
  await tx.insert(consents).values({ user_id: id, kind: 'account', version, text })
}

/** Saves a person's consent to be named as the author of a book. */
export async function saveAuthorshipConsent(tx: Tx, { id, locale }: { id: number; locale: Locale }): Promise<void> {
  const version = newestConsent.authorship
  const text = texts(locale)(`privacy:wording.${version}.authorship`)
  await tx.insert(consents).values({ user_id: id, kind: 'authorship', version, text })
}

export async function getConsents(db: Db, id: number): Promise<AnswerOf<'GET /api/userprofile/consents'>['consents']> {
  const found = await db.select().from(consents).where(eq(consents.user_id, id)).orderBy(consents.id)
  return found.map(({ id: consent, kind, version, text, agreed_at }) => ({
    id: consent,
    kind,
    version,
    text,
    agreed_at: agreed_at.toISOString(),
  }))
}
