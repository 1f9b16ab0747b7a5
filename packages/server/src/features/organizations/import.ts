import type { AnswerOf } from '@press/contract'
import {
  findBankOfAccount,
  foldKazakhLetters,
  organizationDetailFields,
  validateOrganizationDetails,
  type OrganizationDetailField,
  type OrganizationDetails,
} from '@press/domain'
import { isValidIban, normalizeIban } from '@press/domain/identifiers/iban'
import type { TableRow } from '../../app/read-table.ts'
import { createDuplicateTracker, buildImportReport } from '../../app/table-import.ts'
import type { Tx } from '../../database/database.ts'
import { organizations } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Translate } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { toRowValues } from '../shared/organizations/save.ts'
import { holdLock } from '../../database/hold-lock.ts'

type Report = AnswerOf<'POST /api/organizations/import'>
type Problem = Report['problems'][number]
interface Draft {
  row: number
  values: OrganizationDetails
}

const getFieldName = (field: OrganizationDetailField, t: Translate): string => t(`organizations:field.${field}`)
export const organizationTable = { fields: organizationDetailFields, nameOf: getFieldName, needed: ['name'] } as const

const batchSize = 500

/** Turns a row of the table into form values. A missing bank is derived from the account. */
function toDraft({ row, text }: TableRow<OrganizationDetailField>): Draft {
  const values = Object.fromEntries(
    organizationDetailFields.map((field) => [field, text(field)]),
  ) as OrganizationDetails
  const account = normalizeIban(values.account)
  const bank = values.bank || values.BIK ? undefined : findBankOfAccount(account)
  return { row, values: { ...values, account, ...(bank && { bank: bank.name, BIK: bank.BIK }) } }
}

/** Imports organizations from a table in one transaction, if no row has a problem and the call asks to save them. */
export const importOrganizations = (
  context: Context,
  importRows: readonly TableRow<OrganizationDetailField>[],
  shouldSave: boolean,
): Promise<Report> =>
  context.db.transaction(async (tx) => {
    if (shouldSave) await holdLock(tx, 'organizations')
    const drafts = importRows.map(toDraft)
    const problems = await findProblems(tx, context, drafts)
    const isWritten = shouldSave && problems.length === 0 && drafts.length > 0
    if (isWritten) await insertOrganizations(tx, drafts)
    return buildImportReport(drafts.length, problems, isWritten)
  })

async function findProblems(tx: Tx, { t }: Context, drafts: readonly Draft[]): Promise<Problem[]> {
  const existingOrganizations = await tx
    .select({ name: organizations.name, bin: organizations.bin })
    .from(organizations)
  const existingLabel = t('organizations:import.inPress')
  const findDuplicateBin = createDuplicateTracker(
    existingOrganizations.flatMap(({ bin }) => (bin ? [[bin, existingLabel] as const] : [])),
  )
  const findDuplicateName = createDuplicateTracker(
    existingOrganizations.map(({ name }) => [foldKazakhLetters(name), existingLabel] as const),
  )
  return drafts.flatMap(({ row, values }) => {
    const createProblem = (field: OrganizationDetailField, message: string): Problem => ({
      row,
      name: values.name,
      field,
      message,
    })
    const rowProblems = Object.entries(validateOrganizationDetails(values)).map(([field, problem]) =>
      createProblem(field as OrganizationDetailField, t(`organizations:problem.${problem}`)),
    )
    if (values.account && !isValidIban(values.account))
      rowProblems.push(createProblem('account', t('errors:fields.iban')))
    const rowLabel = t('organizations:import.inRow', { row })
    const binLocation = values.IIN && findDuplicateBin(values.IIN, rowLabel)
    const nameLocation = values.name && findDuplicateName(foldKazakhLetters(values.name), rowLabel)
    if (binLocation) rowProblems.push(createProblem('IIN', t('organizations:import.sameBin', { where: binLocation })))
    // Branches share a name, so the name identifies an organization only if the row has no BIN.
    else if (nameLocation && !values.IIN)
      rowProblems.push(createProblem('name', t('organizations:import.sameName', { where: nameLocation })))
    return rowProblems
  })
}

async function insertOrganizations(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  let firstId: number | undefined
  for (let offset = 0; offset < drafts.length; offset += batchSize) {
    const insertedRows = await tx
      .insert(organizations)
      .values(drafts.slice(offset, offset + batchSize).map(({ values }) => toRowValues(values)))
      .returning({ id: organizations.id })
    firstId ??= insertedRows[0]?.id
  }
  await recordEvent(tx, 'organization.imported', { id: firstId ?? null }, { organizations: drafts.length })
}
