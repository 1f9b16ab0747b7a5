import { type SettingSection, type Settings, findSettingChanges } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { settings } from '../../../database/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'

/** Serializes changes of settings: if two changes are based on the same version, the second is refused. */
export const lockSettings = (tx: Tx) => tx.execute(sql`lock table settings in share row exclusive mode`)

/**
 * Saves the next version of a section and logs the change. `before` is the current value. Does nothing if the value is the same.
 */
export async function writeSetting<Section extends SettingSection>(
  tx: Tx,
  section: Section,
  { before: previousValue, value, by: personId }: { before: Settings[Section]; value: Settings[Section]; by: number },
): Promise<void> {
  const changes = findSettingChanges(section, previousValue, value)
  if (changes.length === 0) return
  const [row] = await tx
    .insert(settings)
    .values({
      section,
      version: sql`(select coalesce(max(version), 0) + 1 from settings where section = ${section})`,
      before: previousValue,
      value,
      by_id: personId,
    })
    .returning({ id: settings.id })
  // Changes of the organization's details are recorded in the organization's own event, with the account masked.
  const data = { section, ...(section !== 'requisites' && toEventData(changes)) }
  await recordEvent(tx, 'setting.changed', { id: row?.id ?? null }, data, { actor: personId })
}

const toEventData = (changes: ReturnType<typeof findSettingChanges>) => ({
  before: { setting: formatList(changes.map(({ field, before }) => [field, before])) },
  after: { setting: formatList(changes.map(({ field, after }) => [field, after])) },
})

const formatList = (values: readonly (readonly [string, string | null])[]): string =>
  values.map(([field, value]) => `${field}: ${value ?? '–'}`).join('; ')
