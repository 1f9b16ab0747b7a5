import { type SettingSection, type Settings, settingChanges } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { settings } from '../../../database/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'

/** Serializes changes of settings: if two changes are based on the same version, the second is refused. */
export const inTurn = (tx: Tx) => tx.execute(sql`lock table settings in share row exclusive mode`)

/**
 * Saves the next version of a section and logs the change. `before` is the current value. Does nothing if the value is the same.
 */
export async function writeSetting<Section extends SettingSection>(
  tx: Tx,
  section: Section,
  { before, value, by }: { before: Settings[Section]; value: Settings[Section]; by: number },
): Promise<void> {
  const changes = settingChanges(section, before, value)
  if (changes.length === 0) return
  const [row] = await tx
    .insert(settings)
    .values({
      section,
      version: sql`(select coalesce(max(version), 0) + 1 from settings where section = ${section})`,
      before,
      value,
      by_id: by,
    })
    .returning({ id: settings.id })
  // Changes of the organization's details are recorded in the organization's own event, with the account masked.
  const data = { section, ...(section !== 'requisites' && eventData(changes)) }
  await recordEvent(tx, 'setting.changed', { id: row?.id ?? null }, data, { actor: by })
}

const eventData = (changes: ReturnType<typeof settingChanges>) => ({
  before: { setting: listed(changes.map(({ field, before }) => [field, before])) },
  after: { setting: listed(changes.map(({ field, after }) => [field, after])) },
})

const listed = (values: readonly (readonly [string, string | null])[]): string =>
  values.map(([field, value]) => `${field}: ${value ?? '–'}`).join('; ')
