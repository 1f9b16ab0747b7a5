import type { AnswerOf } from '@press/contract'
import {
  columnProblems,
  companyProblems,
  dayProblems,
  organizationOf,
  pressRequisitesProblems,
  vatProblems,
  withholdingProblems,
  type PressRequisites,
  type Settings,
  type FormSection,
} from '@press/domain'
import { isValidIban, normalIban } from '@press/domain/identifiers/iban'
import { today } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { assertVersion, change } from '../../database/change.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import type { Context } from '../context.ts'
import { savePress } from '../organizations/service.ts'
import type { SettingsInForce } from './inForce.ts'
import { inTurn, keepSetting } from './keep.ts'
import { readerIn, readSettings, storedIn } from './queries.ts'

type Means = Pick<Context, 'db' | 'files' | 'person' | 'scope'>
type Answer = AnswerOf<'GET /api/settings'>['settings']

/** What is wrong with a section, by the fields of its form. */
const problemsOf: {
  [Section in FormSection]: (value: Settings[Section], before: Settings[Section]) => Record<string, FieldProblem>
} = {
  requisites: (value) => ({ ...ibanProblems(value), ...pressRequisitesProblems(value) }),
  company: companyProblems,
  vat: (value, before) => vatProblems(value, before.rates, today()),
  withholding: (value, before) => withholdingProblems(value, before.rates, today()),
  days: dayProblems,
  columns: columnProblems,
}

const ibanProblems = ({ accounts }: PressRequisites): Record<string, FieldProblem> =>
  Object.fromEntries(
    accounts.flatMap(({ account }, place) => (isValidIban(account) ? [] : [[`accounts.${place}.account`, 'iban']])),
  )

/** Saves a section against the version that it is a change of, and puts it in force in this process before it answers. */
export async function saveSetting<Section extends FormSection>(
  { db, files, person, ...asker }: Means,
  config: Pick<Config, 'company'>,
  inForce: SettingsInForce,
  section: Section,
  { version, ...body }: Settings[Section] & { version?: number | undefined },
): Promise<{ setting: Answer[Section] }> {
  const value = body as unknown as Settings[Section]
  const current = async () => ({ setting: (await readSettings(db, files, config))[section] })
  await change(
    db,
    async (tx) => {
      await inTurn(tx)
      const stored = (await storedIn(readerIn(tx), config))[section]
      assertVersion(stored, version)
      const before = stored.value
      const problems = problemsOf[section](value, before)
      if (Object.keys(problems).length > 0) throw new PressError('validation', { fields: problems })
      const kept = ordered(value)
      if (section === 'requisites') await savePress(tx, { person, ...asker }, organizationOf(kept as PressRequisites))
      await keepSetting(tx, section, { before, value: kept, by: person.id })
    },
    current,
  )
  await inForce.read()
  return current()
}

/** As it is kept: lists by their days, in whatever order they were typed; accounts without their spaces. */
function ordered<Value extends Settings[FormSection]>(value: Value): Value {
  if ('rates' in value) return { rates: byDay<{ from: string }>(value.rates, 'from') } as Value
  if ('days' in value) return { days: byDay(value.days, 'date') } as Value
  if ('accounts' in value)
    return {
      ...value,
      accounts: value.accounts.map((one) => ({ ...one, account: normalIban(one.account) })),
    }
  return value
}

const byDay = <Row extends { [Key in Day]: string }, Day extends string = 'from'>(
  rows: readonly Row[],
  day: Day,
): Row[] => rows.toSorted((one, other) => one[day].localeCompare(other[day]))
