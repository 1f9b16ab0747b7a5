import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { confidentialData } from '../database/schema.ts'
import type { FieldCipher } from './field-cipher.ts'

type Row = typeof confidentialData.$inferSelect
export type EncryptedField = Row['field']

const getFieldContext = ({ user_id, field }: Pick<Row, 'user_id' | 'field'>): string => `${user_id} ${field}`

/** Returns the decrypted values of a person's encrypted fields, by field. */
export async function decryptFields(
  db: Queryable,
  vault: FieldCipher,
  user_id: number,
): Promise<Partial<Record<EncryptedField, unknown>>> {
  const rows = await db.select().from(confidentialData).where(eq(confidentialData.user_id, user_id))
  return Object.fromEntries(rows.map((row) => [row.field, JSON.parse(vault.open(row.sealed, getFieldContext(row)))]))
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
    await tx
      .delete(confidentialData)
      .where(and(eq(confidentialData.user_id, user_id), eq(confidentialData.field, field)))
    return
  }
  const encryptedValues = { sealed: vault.seal(JSON.stringify(value), getFieldContext(row)), changed_at: sql`now()` }
  await tx
    .insert(confidentialData)
    .values({ ...row, ...encryptedValues })
    .onConflictDoUpdate({ target: [confidentialData.user_id, confidentialData.field], set: encryptedValues })
}

/** The number of rows that are re-encrypted in one transaction. */
const reencryptBatchRows = 500

/**
 * Re-encrypts all fields with the current secret and returns the number of rows. It can be repeated after an interruption.
 * Concurrent saves are not lost.
 */
export async function reencryptAll(db: Db, vault: FieldCipher): Promise<number> {
  let [count, isDone] = [0, false]
  let lastKey = { user_id: 0, field: '' }
  while (!isDone) {
    const rows = await db.transaction(async (tx) => {
      const batch = await tx
        .select()
        .from(confidentialData)
        .where(
          or(
            gt(confidentialData.user_id, lastKey.user_id),
            and(eq(confidentialData.user_id, lastKey.user_id), gt(sql`${confidentialData.field}`, lastKey.field)),
          ),
        )
        .orderBy(confidentialData.user_id, confidentialData.field)
        .limit(reencryptBatchRows)
        .for('update')
      for (const row of batch) {
        if (vault.isCurrent(row.sealed)) continue
        const sealed = vault.seal(vault.open(row.sealed, getFieldContext(row)), getFieldContext(row))
        await tx
          .update(confidentialData)
          .set({ sealed })
          .where(and(eq(confidentialData.user_id, row.user_id), eq(confidentialData.field, row.field)))
        count += 1
      }
      return batch
    })
    const last = rows.at(-1)
    if (last) lastKey = last
    isDone = rows.length < reencryptBatchRows
  }
  return count
}
