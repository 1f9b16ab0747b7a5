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
            { keys: 'mod+k', does: t('keys.search') },
            { keys: '?', does: t('keys.help') },
            { keys: 'esc', does: t('keys.close') },
          ],
        },
        {
          title: t('keys.inSearch'),
          keys: [
            { keys: ['up', 'down'], does: t('keys.choose') },
            { keys: 'tab', does: t('keys.section') },
            { keys: 'enter', does: t('keys.open') },
            { keys: 'mod+enter', does: t('keys.newTab') },
            { keys: 'alt+m', does: t('act.chat') },
            { keys: 'alt+c', does: t('act.copy') },
            { keys: '>', does: t('keys.actions') },
            { keys: '@', does: t('keys.people') },
          ],
        },
        {
          title: t('keys.onBoard'),
          keys: [
            { keys: ['up', 'down'], does: t('keys.card') },
            { keys: ['left', 'right'], does: t('keys.column') },
            { keys: 'space', does: t('keys.lift') },
            { keys: 'enter', does: t('keys.openCard') },
          ],
        },
      ]}
    />
  )
}
