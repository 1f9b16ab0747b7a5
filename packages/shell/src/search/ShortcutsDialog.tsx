import { useTranslation } from '@press/i18n'
import { KeyboardHelp } from '@press/ui'
import { preferences, usePreferences } from '../providers/preferences.ts'

interface ShortcutsDialogProps {
  onOpenChange: (open: boolean) => void
}

/** The shortcuts that work everywhere in a portal. */
export default function ShortcutsDialog({ onOpenChange }: ShortcutsDialogProps) {
  const { t } = useTranslation('search')
  const { singleKeys } = usePreferences()
  return (
    <KeyboardHelp
      open
      onOpenChange={onOpenChange}
      singleKeys={singleKeys === 'on'}
      onSingleKeysChange={(on) => preferences.set('singleKeys', on ? 'on' : 'off')}
      groups={[
        {
          title: t('keys.everywhere'),
          keys: [
            { keys: 'mod+k', action: t('keys.search') },
            { keys: '?', action: t('keys.help') },
            { keys: 'esc', action: t('keys.close') },
          ],
        },
        {
          title: t('keys.inSearch'),
          keys: [
            { keys: ['up', 'down'], action: t('keys.choose') },
            { keys: 'tab', action: t('keys.section') },
            { keys: 'enter', action: t('keys.open') },
            { keys: 'mod+enter', action: t('keys.newTab') },
            { keys: 'alt+m', action: t('act.chat') },
            { keys: 'alt+c', action: t('act.copy') },
            { keys: '>', action: t('keys.actions') },
            { keys: '@', action: t('keys.people') },
          ],
        },
        {
          title: t('keys.onBoard'),
          keys: [
            { keys: ['up', 'down'], action: t('keys.card') },
            { keys: ['left', 'right'], action: t('keys.column') },
            { keys: 'space', action: t('keys.lift') },
            { keys: 'enter', action: t('keys.openCard') },
          ],
        },
      ]}
    />
  )
}
