import { useSettingHistory } from '@press/client'
import type { SettingSection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Loaded } from '@press/shell'
import { SettingHistory } from '@press/ui'

/** Who changed a section, the last first. */
export function History({ section }: { section: SettingSection }) {
  const { t } = useTranslation('settings')
  return (
    <Loaded of={useSettingHistory(section)} failed={t('history.failed')}>
      {({ changes }) => <SettingHistory section={section} entries={changes} />}
    </Loaded>
  )
}
