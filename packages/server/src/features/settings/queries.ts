import { type AnswerOf, allSections } from '@press/contract'
import {
  type NumberedKind,
  type LastNumbers,
  type SettingSection,
  type SettingEntry,
  type Settings,
  findSettingChanges,
  OfferStatus,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Queryable, Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, personJsonSql } from '../shared/people.ts'
import {
  type RunQuery,
  type StoredSettings,
  readStoredSettings,
  type StoredSetting,
} from '../shared/settings/stored.ts'

/** Returns the last number of each kind, by year. */
export async function findLastNumbers(db: Queryable): Promise<Partial<Record<NumberedKind, LastNumbers>>> {
  const { rows } = await db.execute<{ kind: NumberedKind; years: LastNumbers }>(
    sql`select kind, json_object_agg(year, last) as years from document_numbers where last > 0 group by kind`,
  )
  return Object.fromEntries(rows.map(({ kind, years }) => [kind, years]))
}

export const settingsChannel = 'press_settings'

const createReader =
  (db: Db): RunQuery =>
  (query) =>
    queryRows(db, query)

export const findStoredSettings = (db: Db): Promise<StoredSettings> => readStoredSettings(createReader(db))

/** Returns the sections that all screens and rules use. */
export const pickTableSections = ({ vat, days, columns, norms, materials }: StoredSettings) => ({
  vat: vat.value,
  days: days.value,
  columns: columns.value,
  norms: norms.value,
  materials: materials.value,
})

/** Returns the settings in the shape that a browser reads. */
export async function readSettings(db: Db, files: Files): Promise<AnswerOf<'GET /api/settings'>['settings']> {
  const sections = await findStoredSettings(db)
  return Object.fromEntries(
    Object.entries(sections).map(([section, one]) => [section, { ...one, by: one.by && toApiPerson(one.by, files) }]),
  ) as unknown as AnswerOf<'GET /api/settings'>['settings']
}

/** Returns the changes of one section or of all, the latest first. Version 0 is a section's default. */
export async function findSettingHistory(
  db: Db,
  files: Files,
  requestedSection: SettingSection | typeof allSections,
): Promise<SettingEntry[]> {
  const rows = await queryRows<
    StoredSetting<SettingSection> & { section: SettingSection; at: string; before: Settings[SettingSection] }
  >(
    db,
    sql`select section, settings.version, before, value, at, ${personJsonSql('users')} as by from settings
      left join users on users.id = settings.by_id
      where ${requestedSection === allSections ? sql`true` : sql`section = ${requestedSection}`} and settings.version > 0
      order by settings.id desc limit 200`,
  )
  return rows.map(({ section, version, at, by: person, before, value }) => ({
    section,
    version,
    at,
    by: person && toApiPerson(person, files),
    changes: findSettingChanges(section, before, value),
  }))
}

/**
 * Counts the documents that have been sent or issued and are never generated again: sent or decided offers, their invoices,
 * contracts sent for signing, acts, waybills and returns.
 */
export async function countSentDocuments(db: Db): Promise<number> {
  const [countRow] = await queryRows<{ sent: number }>(
    db,
    sql`select (
        (select count(*) from offers where status <> ${OfferStatus.inProcess} or exists
          (select from offer_sendings where offer_sendings.offer_id = offers.id and offer_sendings.kind = 'kp'))
        + (select count(*) from offers where invoice_number is not null)
        + (select count(*) from contracts where status <> 'draft')
        + (select count(*) from turnovers)
      )::int as sent`,
  )
  return countRow?.sent ?? 0
}
