import { everySection, type AnswerOf } from '@press/contract'
import {
  firstSettings,
  OfferStatus,
  settingChanges,
  type Settings,
  type SettingSection,
  type SettingEntry,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'

export const settingsChannel = 'press_settings'

interface Stored<Section extends SettingSection> {
  version: number
  value: Settings[Section]
  at: string | null
  by: PersonRow | null
}
export type StoredSettings = { [Section in SettingSection]: Stored<Section> }

const by = sql`case when users.id is not null then json_build_object('id', users.id, 'name', users.name,
  'role_id', users.role_id, 'avatar_file_id', users.avatar_file_id) end as by`

/** Reads rows, inside a transaction or outside one. */
type Reader = <Row extends object>(query: SQL) => Promise<Row[]>
const readerOf =
  (db: Db): Reader =>
  (query) =>
    queryRows(db, query)
export const readerIn =
  (tx: Tx): Reader =>
  async <Row extends object>(query: SQL) =>
    (await tx.execute(query)).rows as unknown as Row[]

/** Returns the current value of every section: as last saved, otherwise the default. */
export async function storedIn(read: Reader): Promise<StoredSettings> {
  const found = await read<Stored<SettingSection> & { section: SettingSection }>(
    sql`select distinct on (section) section, settings.version, value, at, ${by}
      from settings left join users on users.id = settings.by_id order by section, settings.version desc`,
  )
  const stored = Object.fromEntries(
    Object.entries(firstSettings).map(([section, value]) => [section, { version: 0, value, at: null, by: null }]),
  ) as unknown as Record<string, Stored<SettingSection>>
  for (const { section, ...row } of found) stored[section] = row
  return stored as unknown as StoredSettings
}

export const storedSettings = (db: Db): Promise<StoredSettings> => storedIn(readerOf(db))

/** The sections that all screens and rules use. */
export const tableSections = ({ vat, days, columns, norms, materials }: StoredSettings) => ({
  vat: vat.value,
  days: days.value,
  columns: columns.value,
  norms: norms.value,
  materials: materials.value,
})

/** Returns the settings in the shape that a browser reads. */
export async function readSettings(db: Db, files: Files): Promise<AnswerOf<'GET /api/settings'>['settings']> {
  const stored = await storedSettings(db)
  return Object.fromEntries(
    Object.entries(stored).map(([section, one]) => [section, { ...one, by: one.by && activeUser(one.by, files) }]),
  ) as unknown as AnswerOf<'GET /api/settings'>['settings']
}

/** Returns the changes of one section or of all, the latest first. Version 0 is a section's default. */
export async function settingHistory(
  db: Db,
  files: Files,
  requestedSection: SettingSection | typeof everySection,
): Promise<SettingEntry[]> {
  const found = await queryRows<
    Stored<SettingSection> & { section: SettingSection; at: string; before: Settings[SettingSection] }
  >(
    db,
    sql`select section, settings.version, before, value, at, ${by} from settings
      left join users on users.id = settings.by_id
      where ${requestedSection === everySection ? sql`true` : sql`section = ${requestedSection}`} and settings.version > 0
      order by settings.id desc limit 200`,
  )
  return found.map(({ section, version, at, by: person, before, value }) => ({
    section,
    version,
    at,
    by: person && activeUser(person, files),
    changes: settingChanges(section, before, value),
  }))
}

/**
 * Counts the documents that have left the press and are never generated again: sent or decided offers, their invoices, contracts
 * sent for signing, acts, waybills and returns.
 */
export async function sentDocuments(db: Db): Promise<number> {
  const [found] = await queryRows<{ sent: number }>(
    db,
    sql`select (
        (select count(*) from offers where status <> ${OfferStatus.inProcess} or exists
          (select from offer_sendings where offer_sendings.offer_id = offers.id and offer_sendings.kind = 'kp'))
        + (select count(*) from offers where invoice_number is not null)
        + (select count(*) from contracts where status <> 'draft')
        + (select count(*) from turnovers)
      )::int as sent`,
  )
  return found?.sent ?? 0
}
