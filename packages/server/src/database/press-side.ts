import {
  noPressRequisites,
  pressSide as sideOf,
  type ContractPress,
  type PressRequisites,
  type PressSide,
  type PressSideAsked,
} from '@press/domain'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { settings } from './schema.ts'

/** What papers and letters say of the press now; blank where nobody has entered it. */
export async function pressRequisites(db: Queryable): Promise<PressRequisites> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.section, 'requisites'))
    .orderBy(desc(settings.version))
    .limit(1)
  return (row?.value as PressRequisites | undefined) ?? noPressRequisites
}

/** The press's side of a contract made on a given day; fields that nobody has entered are empty. */
export async function contractPress(db: Queryable, day: string): Promise<ContractPress> {
  const requisites = await pressRequisites(db)
  const of = (locale: 'ru' | 'kz') => sideOf(requisites, { day, locale, signs: 'contracts' })
  return { ru: of('ru'), kz: of('kz') }
}

/** The press as one side of a paper of a day: its name and address in the paper's language, its accounts, and who signs for it. */
export const pressSide = async (db: Queryable, asked: PressSideAsked): Promise<PressSide> =>
  sideOf(await pressRequisites(db), asked)
