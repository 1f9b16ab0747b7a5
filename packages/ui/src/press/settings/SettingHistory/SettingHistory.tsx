import type { SettingSection, SettingEntry } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Timeline } from '../../../primitives/Timeline/index.ts'
import { useSettingLabels } from '../useSettingLabels.ts'

export interface SettingHistoryProps {
  /** The changes, latest first. */
  entries: readonly SettingEntry[]
  /** Whether the entries belong to several sections, so that each entry names its section. @default false */
  mixed?: boolean
}

/** The changes of one or of all sections of the settings: the person, the time, and the previous value. */
export function SettingHistory({ entries, mixed = false }: SettingHistoryProps) {
  const { t } = useTranslation('settings')
  const getLabels = useSettingLabels()
  if (entries.length === 0) return <Text tone="secondary">{t('history.none')}</Text>
  const getQualifiedName = (section: SettingSection, name: string): string =>
    t('history.of', { section: t(section === 'materials' ? 'section.prices' : `section.${section}`), name })
  return (
    <Timeline
      label={t('history.title')}
      events={entries.map(({ section, version, at, by, changes }) => {
        const { nameOf, valueOf } = getLabels(section)
        return {
          key: `${section} ${version}`,
          title: by?.name ?? t('history.nobody'),
          date: at,
          detail: (
            <Stack as="ul" gap={1}>
              {changes.map(({ field, before, after }) => (
                <li key={field}>
                  {t('history.change', {
                    name: mixed ? getQualifiedName(section, nameOf(field)) : nameOf(field),
                    before: valueOf(before, field),
                    after: valueOf(after, field),
                  })}
                </li>
              ))}
            </Stack>
          ),
        }
      })}
    />
  )
}
