import type { ParsedBody, AnswerOf } from '@press/contract'
import { type ContractKind, validateTemplate, findTemplateChanges } from '@press/domain'
import { runChange, assertVersion } from '../../database/run-change.ts'
import { contractTemplates } from '../../database/schema.ts'
import { type FieldProblem, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { findTemplate } from '../shared/contract-templates.ts'
import { findFullTemplate } from './queries.ts'
import { sql } from 'drizzle-orm'

/**
 * Saves the next version of a contract kind's template. Existing contracts keep their version. If two people edit the same version,
 * the second save is refused.
 */
export async function saveTemplate(
  { db, person }: Context,
  kind: ContractKind,
  { text, note, version }: ParsedBody<'POST /api/contract-templates/{kind}'>,
): Promise<AnswerOf<'POST /api/contract-templates/{kind}'>> {
  const fields = Object.fromEntries(
    Object.entries(validateTemplate(kind, text)).map(([field, { problem, names }]): [string, FieldProblem] => [
      field,
      { problem, params: { names: names.map((name) => `{{${name}}}`).join(', ') } },
    ]),
  )
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
  const readTemplate = () => findFullTemplate(db, kind)
  await runChange(
    db,
    async (tx) => {
      await tx.execute(sql`lock table contract_templates in share row exclusive mode`)
      const lastTemplate = await findTemplate(tx, kind)
      assertVersion(lastTemplate, version)
      if (findTemplateChanges(lastTemplate.text, text).length === 0)
        throw new PressError('moveRefused', { message: 'contractTemplate.same' })
      const [row] = await tx
        .insert(contractTemplates)
        .values({ kind, version: lastTemplate.version + 1, template: text, note, created_by: person.id })
        .returning({ id: contractTemplates.id })
      const eventData = { kind, revision: lastTemplate.version + 1, note }
      await recordEvent(tx, 'contracttemplate.saved', { id: row?.id ?? null }, eventData)
    },
    readTemplate,
  )
  return readTemplate()
}
