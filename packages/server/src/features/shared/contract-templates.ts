import type { EditableTemplate } from '@press/contract'
import type { ContractKind } from '@press/domain'
import { and, eq, desc } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { contractTemplates } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'

/** Returns a version of a kind's template; without a version, the one in use. */
export async function findTemplate(
  db: Queryable,
  kind: ContractKind,
  version?: number | null,
): Promise<EditableTemplate> {
  const [template] = await db
    .select({ version: contractTemplates.version, text: contractTemplates.template })
    .from(contractTemplates)
    .where(and(eq(contractTemplates.kind, kind), version ? eq(contractTemplates.version, version) : undefined))
    .orderBy(desc(contractTemplates.version))
    .limit(1)
  if (!template) throw new PressError('notFound')
  return template
}
