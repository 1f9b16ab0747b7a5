import {
  defaultSettings,
  emptyIdentity,
  emptyPressDetails,
  emptySender,
  toPressSide as sideOf,
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

/** Returns the current value of a section of the settings; undefined when the section was never set. */
async function readCurrentSetting<Section extends SettingSection>(
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

/** Returns the press's current details for documents and letters. All fields are empty if no details were entered. */
export const getPressDetails = async (db: Queryable): Promise<PressDetails> =>
  (await readCurrentSetting(db, 'requisites')) ?? emptyPressDetails

/** Returns the current numbering of documents. */
export const getPressNumbering = async (db: Queryable): Promise<PressNumbering> =>
  (await readCurrentSetting(db, 'numbering')) ?? defaultSettings.numbering

/** Returns the press's current public name and identity. */
export const getPressIdentity = async (db: Queryable): Promise<PressIdentity> =>
  (await readCurrentSetting(db, 'identity')) ?? emptyIdentity

/** Returns the current sender of letters. */
export const getLetterSender = async (db: Queryable): Promise<LetterSender> =>
  (await readCurrentSetting(db, 'letters')) ?? emptySender

/** Returns the press as a party of a contract made on a given day. Missing fields are empty. */
export async function getContractPublisher(db: Queryable, day: string): Promise<ContractPublisher> {
  const details = await getPressDetails(db)
  const getSide = (locale: 'ru' | 'kz') => sideOf(details, { day, locale, signs: 'contracts' })
  return { ru: getSide('ru'), kz: getSide('kz') }
}

/**
 * Returns the press as a party of a document made on a given day: its name and address in the document's language, its bank
 * accounts, and its signer.
 */
export const getPressSide = async (db: Queryable, query: PressPartyQuery): Promise<PressSide> =>
  sideOf(await getPressDetails(db), query)
