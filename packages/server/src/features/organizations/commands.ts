import type { OrganizationDetails, ParsedBody } from '@press/contract'
import { validateOrganizationDetails } from '@press/domain'
import { isValidIban } from '@press/domain/identifiers/iban'
import { eq } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import { organizations } from '../../database/schema.ts'
import { type FieldProblem, assertFields, PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { findOrganization } from './queries.ts'
import { canSeeOrganization } from '../shared/organizations/visibility.ts'
import {
  type Body,
  assertBin,
  unsavedOrganization,
  insertOrganization,
  updateOrganization,
} from '../shared/organizations/save.ts'

function assertValidOrganization(body: Body): void {
  const problems: Record<string, FieldProblem> = { ...validateOrganizationDetails(body) }
  if (body.account && !isValidIban(body.account)) problems['account'] = 'iban'
  assertFields(problems)
}

/** Creates an organization that the press will deal with. */
export async function createOrganization(context: Context, body: Body): Promise<OrganizationDetails> {
  assertValidOrganization(body)
  const id = await context.db.transaction(async (tx) => {
    await assertBin(tx, context, unsavedOrganization, body.IIN)
    return insertOrganization(tx, context, body)
  })
  return findOrganization(context, id)
}

/** Saves the details of an organization that documents show. Documents made earlier keep their text. */
export async function saveOrganization(
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PUT /api/organizations/{id}'>,
): Promise<OrganizationDetails> {
  assertValidOrganization(body)
  const getCurrent = () => findOrganization(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update')
      if (!row || !(await canSeeOrganization(tx, context, id))) throw new PressError('notFound')
      assertVersion(row, version)
      // The press's row follows from the settings, which hold several accounts.
      if (row.is_press) throw new PressError('moveRefused', { message: 'organization.press' })
      await assertBin(tx, context, row, body.IIN)
      await updateOrganization(tx, context, row, body)
    },
    async () => ({ organization: await getCurrent() }),
  )
  return getCurrent()
}
