import type { AnswerOf } from '@press/contract'
import { consentVersion, type ConsentKind, type ConsentVersion } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../database/database.ts'
import { consents } from '../../database/schema.ts'
import { texts } from '../../texts.ts'

/** Keeps what somebody agreed to, in the words of the language they read it in. */
export const keepConsent = (
  tx: Tx,
  { id, locale }: { id: number; locale: Locale },
  kind: ConsentKind,
  version: ConsentVersion = consentVersion,
) =>
  tx.insert(consents).values({ user_id: id, kind, version, text: texts(locale)(`privacy:wording.${version}.${kind}`) })

export async function consentsOf(db: Db, id: number): Promise<AnswerOf<'GET /api/userprofile/consents'>['consents']> {
  const found = await db.select().from(consents).where(eq(consents.user_id, id)).orderBy(consents.id)
  return found.map(({ id: consent, kind, version, text, agreed_at }) => ({
    id: consent,
    kind,
    version,
    text,
    agreed_at: agreed_at.toISOString(),
  }))
}
