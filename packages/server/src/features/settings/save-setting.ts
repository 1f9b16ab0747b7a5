import { settingChanges, type Settings, type SettingSection } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { settings } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'

/** Settings are changed one after another: of two changes of a version the second is refused. */
export const inTurn = (tx: Tx) => tx.execute(sql`lock table settings in share row exclusive mode`)

/**
 * Writes the next version of a section, and that it was changed into the log. `before` is what held until now. Nothing where nothing
 * differs.
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
  // The organisation's own event says what changed in the requisites, with the account masked.
  const data = { section, ...(section !== 'requisites' && told(changes)) }
  await recordEvent(tx, 'setting.changed', { id: row?.id ?? null }, data, { actor: by })
}

const told = (changes: ReturnType<typeof settingChanges>) => ({
  before: { setting: listed(changes.map(({ field, before }) => [field, before])) },
  after: { setting: listed(changes.map(({ field, after }) => [field, after])) },
})

const listed = (values: readonly (readonly [string, string | null])[]): string =>
  values.map(([field, value]) => `${field}: ${value ?? '–'}`).join('; ')
