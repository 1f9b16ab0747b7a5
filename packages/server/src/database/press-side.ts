import {
  firstSettings,
  noIdentity,
  emptyPressDetails,
  noSender,
  pressSide as sideOf,
  type ContractPublisher,
  type LetterSender,
  type PressIdentity,
  type PressNumbering,
  type PressDetails,
  type PressSide,
  type PressPartyQuery,
  type Settings,
  type SettingSection,
} from '@press/domain'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { settings } from './schema.ts'

/** What a section of the settings holds now; undefined where nobody has set it. */
async function settingNow<Section extends SettingSection>(
  db: Queryable,
  section: Section,
): Promise<Settings[Section] | undefined> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.section, section))
    .orderBy(desc(settings.version))
    .limit(1)
  return row?.value as Settings[Section] | undefined
}

/** What papers and letters say of the press now; blank where nobody has entered it. */
export const getPressDetails = async (db: Queryable): Promise<PressDetails> =>
  (await settingNow(db, 'requisites')) ?? emptyPressDetails

/** How documents are numbered now. */
export const pressNumbering = async (db: Queryable): Promise<PressNumbering> =>
  (await settingNow(db, 'numbering')) ?? firstSettings.numbering

/** How people know the press now. */
export const pressIdentity = async (db: Queryable): Promise<PressIdentity> =>
  (await settingNow(db, 'identity')) ?? noIdentity

/** Whom letters are from now. */
export const letterSender = async (db: Queryable): Promise<LetterSender> =>
  (await settingNow(db, 'letters')) ?? noSender

/** The press's side of a contract made on a given day; fields that nobody has entered are empty. */
export async function contractPress(db: Queryable, day: string): Promise<ContractPublisher> {
  const requisites = await getPressDetails(db)
  const of = (locale: 'ru' | 'kz') => sideOf(requisites, { day, locale, signs: 'contracts' })
  return { ru: of('ru'), kz: of('kz') }
}

/** The press as one side of a paper of a day: its name and address in the paper's language, its accounts, and who signs for it. */
export const pressSide = async (db: Queryable, asked: PressPartyQuery): Promise<PressSide> =>
  sideOf(await getPressDetails(db), asked)
