import type { AnswerOf } from '@press/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { consents } from '../../database/schema.ts'

export async function getConsents(db: Db, id: number): Promise<AnswerOf<'GET /api/userprofile/consents'>['consents']> {
  const rows = await db.select().from(consents).where(eq(consents.user_id, id)).orderBy(consents.id)
  return rows.map(({ id: consentId, kind, version, text, agreed_at }) => ({
    id: consentId,
    kind,
    version,
    text,
    agreed_at: agreed_at.toISOString(),
  }))
}
