import { type SettingSection, type Settings, defaultSettings } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { personJsonSql, type PersonRow } from '../people.ts'

export interface StoredSetting<Section extends SettingSection> {
  version: number
  value: Settings[Section]
  at: string | null
  by: PersonRow | null
}
export type StoredSettings = { [Section in SettingSection]: StoredSetting<Section> }

/** Reads rows, inside a transaction or outside one. */
export type RunQuery = <Row extends object>(query: SQL) => Promise<Row[]>

export const createTxReader =
  (tx: Tx): RunQuery =>
  async <Row extends object>(query: SQL) =>
    (await tx.execute(query)).rows as unknown as Row[]

/** Returns the current value of every section: as last saved, otherwise the default. */
export async function readStoredSettings(runQuery: RunQuery): Promise<StoredSettings> {
  const rows = await runQuery<StoredSetting<SettingSection> & { section: SettingSection }>(
    sql`select distinct on (section) section, settings.version, value, at, ${personJsonSql('users')} as by
      from settings left join users on users.id = settings.by_id order by section, settings.version desc`,
  )
  const sections = Object.fromEntries(
    Object.entries(defaultSettings).map(([section, value]) => [section, { version: 0, value, at: null, by: null }]),
  ) as unknown as Record<string, StoredSetting<SettingSection>>
  for (const { section, ...row } of rows) sections[section] = row
  return sections as unknown as StoredSettings
}
