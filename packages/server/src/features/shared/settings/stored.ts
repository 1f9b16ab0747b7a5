import { type SettingSection, type Settings, firstSettings } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { getPerson, type PersonRow } from '../people.ts'

export interface Stored<Section extends SettingSection> {
  version: number
  value: Settings[Section]
  at: string | null
  by: PersonRow | null
}
export type StoredSettings = { [Section in SettingSection]: Stored<Section> }

/** Reads rows, inside a transaction or outside one. */
export type Reader = <Row extends object>(query: SQL) => Promise<Row[]>

export const readerIn =
  (tx: Tx): Reader =>
  async <Row extends object>(query: SQL) =>
    (await tx.execute(query)).rows as unknown as Row[]

/** Returns the current value of every section: as last saved, otherwise the default. */
export async function storedIn(read: Reader): Promise<StoredSettings> {
  const found = await read<Stored<SettingSection> & { section: SettingSection }>(
    sql`select distinct on (section) section, settings.version, value, at, ${getPerson('users')} as by
      from settings left join users on users.id = settings.by_id order by section, settings.version desc`,
  )
  const stored = Object.fromEntries(
    Object.entries(firstSettings).map(([section, value]) => [section, { version: 0, value, at: null, by: null }]),
  ) as unknown as Record<string, Stored<SettingSection>>
  for (const { section, ...row } of found) stored[section] = row
  return stored as unknown as StoredSettings
}
