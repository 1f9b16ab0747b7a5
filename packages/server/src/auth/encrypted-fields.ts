import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { confidential } from '../database/schema.ts'
import type { FieldCipher } from './field-cipher.ts'

type Row = typeof confidential.$inferSelect
export type EncryptedField = Row['field']

const about = ({ user_id, field }: Pick<Row, 'user_id' | 'field'>): string => `${user_id} ${field}`

/** Returns the decrypted values of a person's encrypted fields, by field. */
export async function decryptFields(
  db: Queryable,
  vault: FieldCipher,
  user_id: number,
): Promise<Partial<Record<EncryptedField, unknown>>> {
  const rows = await db.select().from(confidential).where(eq(confidential.user_id, user_id))
  return Object.fromEntries(rows.map((row) => [row.field, JSON.parse(vault.open(row.sealed, about(row)))]))
}

/** Encrypts and saves a field. Null deletes the field. */
export async function saveEncryptedField(
  tx: Tx,
  vault: FieldCipher,
  user_id: number,
  field: EncryptedField,
  value: unknown,
): Promise<void> {
  const row = { user_id, field }
  if (value === null) {
    await tx.delete(confidential).where(and(eq(confidential.user_id, user_id), eq(confidential.field, field)))
    return
  }
  const encryptedValues = { sealed: vault.seal(JSON.stringify(value), about(row)), changed_at: sql`now()` }
  await tx
    .insert(confidential)
    .values({ ...row, ...encryptedValues })
    .onConflictDoUpdate({ target: [confidential.user_id, confidential.field], set: encryptedValues })
}

/** The number of rows that are re-encrypted in one transaction. */
const reencryptBatchRows = 500

/**
 * Re-encrypts all fields with the current secret and returns the number of rows. It can be repeated after an interruption.
 * Concurrent saves are not lost.
 */
export async function reencryptAll(db: Db, vault: FieldCipher): Promise<number> {
  let [count, done] = [0, false]
  let after = { user_id: 0, field: '' }
  while (!done) {
    const rows = await db.transaction(async (tx) => {
      const found = await tx
        .select()
        .from(confidential)
        .where(
          or(
            gt(confidential.user_id, after.user_id),
            and(eq(confidential.user_id, after.user_id), gt(sql`${confidential.field}`, after.field)),
          ),
        )
        .orderBy(confidential.user_id, confidential.field)
        .limit(reencryptBatchRows)
        .for('update')
      for (const row of found) {
        if (vault.isCurrent(row.sealed)) continue
        const sealed = vault.seal(vault.open(row.sealed, about(row)), about(row))
        await tx
          .update(confidential)
          .set({ sealed })
          .where(and(eq(confidential.user_id, row.user_id), eq(confidential.field, row.field)))
        count += 1
      }
      return found
    })
    const last = rows.at(-1)
    if (last) after = last
    done = rows.length < reencryptBatchRows
  }
  return count
}
