import type { Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Drawer, SettingsPanel } from '@press/ui'
import { preferences, usePreferences } from '../providers/preferences.ts'

interface SettingsDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  portal: Portal
}

/** The display settings of this person. Authors have only one density and one menu position. */
export default function SettingsDrawer({ open, onOpenChange, portal }: SettingsDrawerProps) {
  const { t } = useTranslation('frame')
  const { theme, locale, messages, density, menu } = usePreferences()
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('settings.title')}>
      <SettingsPanel
        theme={theme}
        onThemeChange={(next) => preferences.set('theme', next)}
        locale={locale}
        onLocaleChange={(next) => preferences.set('locale', next)}
        messages={messages}
        onMessagesChange={(next) => preferences.set('messages', next)}
        {...(portal !== 'author' && {
          density,
          onDensityChange: (next) => preferences.set('density', next),
          menu,
          onMenuChange: (next) => preferences.set('menu', next),
        })}
      />
    </Drawer>
  )
}
