import type { AnswerOf } from '@press/contract'
import {
  type FormSection,
  type Settings,
  validateIdentity,
  validateSender,
  validateNumbering,
  validateNorm,
  validatePressDetails,
  validateCompany,
  validateVat,
  validateWithholding,
  validateDay,
  validateColumn,
  type PressDetails,
  type PressIdentity,
  toOrganizationDetails,
  minLogoSidePx,
} from '@press/domain'
import { isValidIban, normalizeIban } from '@press/domain/identifiers/iban'
import { getToday } from '../../clock.ts'
import { eq } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx, Queryable } from '../../database/database.ts'
import { organizations, files as fileRows } from '../../database/schema.ts'
import { type FieldProblem, assertFields, PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import type { Context } from '../shared/context.ts'
import { findLastNumbers, readSettings } from './queries.ts'
import type { SettingsInForce } from '../../app/services.ts'
import { lockSettings, writeSetting } from '../shared/settings/save-setting.ts'
import { readStoredSettings, createTxReader } from '../shared/settings/stored.ts'
import {
  type Viewer,
  type Body,
  assertBin,
  unsavedOrganization,
  updateOrganization,
  insertOrganization,
} from '../shared/organizations/save.ts'

/** Saves the press's details to its row among the organizations; creates the row if it is missing. */
export async function savePress(tx: Tx, context: Viewer, body: Body): Promise<void> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.is_press, true)).limit(1).for('update')
  await assertBin(tx, context, row ?? unsavedOrganization, body.IIN, 'bin')
  if (row) await updateOrganization(tx, context, row, body)
  else await insertOrganization(tx, context, body, true)
}

type SettingsContext = Pick<Context, 'db' | 'files' | 'person' | 'scope'>
type Answer = AnswerOf<'GET /api/settings'>['settings']

/** Functions that return the problems of a section, by the fields of its form. */
const sectionValidators: {
  [Section in FormSection]: (
    value: Settings[Section],
    previousValue: Settings[Section],
    tx: Tx,
  ) => Record<string, FieldProblem> | Promise<Record<string, FieldProblem>>
} = {
  identity: validateIdentity,
  letters: validateSender,
  numbering: async (value, previousValue, tx) => validateNumbering(value, previousValue, await findLastNumbers(tx)),
  norms: validateNorm,
  requisites: (value) => ({ ...findIbanProblems(value), ...validatePressDetails(value) }),
  company: validateCompany,
  vat: (value, previousValue) => validateVat(value, previousValue.rates, getToday()),
  withholding: (value, previousValue) => validateWithholding(value, previousValue.rates, getToday()),
  days: validateDay,
  columns: validateColumn,
}

const findIbanProblems = ({ accounts }: PressDetails): Record<string, FieldProblem> =>
  Object.fromEntries(
    accounts.flatMap(({ account }, index) => (isValidIban(account) ? [] : [[`accounts.${index}.account`, 'iban']])),
  )

/** Saves a section if the version that the person changed is still current. Applies it in this process before the call responds. */
export async function saveSetting<Section extends FormSection>(
  { db, files, person, ...access }: SettingsContext,
  settingsInForce: SettingsInForce,
  section: Section,
  { version, ...body }: Settings[Section] & { version?: number | undefined },
): Promise<{ setting: Answer[Section] }> {
  const value = body as unknown as Settings[Section]
  const readCurrent = async () => ({ setting: (await readSettings(db, files))[section] })
  await runChange(
    db,
    async (tx) => {
      await lockSettings(tx)
      const storedSetting = (await readStoredSettings(createTxReader(tx)))[section]
      assertVersion(storedSetting, version)
      const previousValue = storedSetting.value
      const problems = await sectionValidators[section](value, previousValue, tx)
      assertFields(problems)
      const normalizedValue = normalizeSetting(value)
      if (section === 'identity') await linkLogo(tx, { files, person }, (normalizedValue as PressIdentity).logo)
      if (section === 'requisites')
        await savePress(tx, { person, ...access }, toOrganizationDetails(normalizedValue as PressDetails))
      await writeSetting(tx, section, { before: previousValue, value: normalizedValue, by: person.id })
    },
    readCurrent,
  )
  await settingsInForce.read()
  return readCurrent()
}

/** The id of the row that owns the press's files. A database belongs to one press. */
const pressRowId = 1

/** Saves the logo, and refuses a logo that is too small to print. `link` refuses a file that is not the person's own upload. */
async function linkLogo(
  tx: Tx,
  { files, person }: Pick<SettingsContext, 'files' | 'person'>,
  logo: number | null,
): Promise<void> {
  if (logo !== null) {
    const [file] = await tx
      .select({ width: fileRows.width, height: fileRows.height })
      .from(fileRows)
      .where(eq(fileRows.id, logo))
    if (file && Math.min(file.width ?? 0, file.height ?? 0) < minLogoSidePx)
      throw new PressError('validation', {
        fields: { logo: { problem: 'photoSmall', params: { side: minLogoSidePx } } },
      })
  }
  await files.link(tx, person, 'press', pressRowId, { logo })
}

/** Returns the logo's file and the URL of its picture; null if there is no logo. */
export async function findLogo(db: Queryable, files: Files): Promise<AnswerOf<'GET /api/settings'>['logo']> {
  const file = (await files.findFiles(db, 'press', [pressRowId])).get(pressRowId)?.['logo']
  return file ? { ...file, src: files.imageUrl(file.id, 'cover') } : null
}

/** Normalizes a value for storage: sorts lists by date and removes spaces from accounts. */
function normalizeSetting<Value extends Settings[FormSection]>(value: Value): Value {
  if ('rates' in value) return { rates: sortByDay<{ from: string }>(value.rates, 'from') } as Value
  if ('days' in value && Array.isArray(value.days)) return { days: sortByDay(value.days, 'date') } as Value
  if ('address' in value) return { ...value, address: value.address.trim().toLowerCase() }
  if ('accounts' in value)
    return {
      ...value,
      accounts: value.accounts.map((one) => ({ ...one, account: normalizeIban(one.account) })),
    }
  return value
}

const sortByDay = <Row extends { [Key in Day]: string }, Day extends string = 'from'>(
  rows: readonly Row[],
  day: Day,
): Row[] => rows.toSorted((one, other) => one[day].localeCompare(other[day]))
