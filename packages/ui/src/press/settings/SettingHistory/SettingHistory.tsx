import type { SettingSection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Timeline } from '../../../primitives/Timeline/index.ts'
import { useSettingWords } from '../useSettingWords.ts'
import type { SettingEntry } from '../wire.ts'

export interface SettingHistoryProps {
  section: SettingSection
  /** The last first. */
  entries: readonly SettingEntry[]
}

/** Who changed a section of the settings, when, and what it was before. */
export function SettingHistory({ section, entries }: SettingHistoryProps) {
  const { t } = useTranslation('settings')
  const { nameOf, valueOf } = useSettingWords(section)
  if (entries.length === 0) return <Text tone="secondary">{t('history.none')}</Text>
  return (
    <Timeline
      label={t('history.title')}
      events={entries.map(({ version, at, by, changes }) => ({
        key: String(version),
        title: by?.name ?? t('history.nobody'),
        at,
        detail: (
          <Stack as="ul" gap={1}>
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                {t('history.change', {
                  name: nameOf(field),
                  before: valueOf(before, field),
                  after: valueOf(after, field),
                })}
              </li>
            ))}
          </Stack>
        ),
      }))}
    />
  )
}
