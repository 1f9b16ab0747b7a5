import { useSession } from '@press/client'
import { getGrantedScope, canOpen, parseNumberQuery, getRoleOrDefault, screenAddress } from '@press/domain'
import { locales, useTranslation } from '@press/i18n'
import { glyphs, themeNames, type CommandItem } from '@press/ui'
import { preferences, usePreferences } from '../providers/preferences.ts'
import { rolePaths } from '../routing/paths.ts'

/** Returns the actions available everywhere: create something, move a card by its number, change the appearance. */
export function useActions(
  onKeys: () => void,
): (query: string) => { roleActions: CommandItem[]; appearanceActions: CommandItem[] } {
  const { t } = useTranslation(['search', 'shell', 'tech-cards'])
  const { user } = useSession()
  const { theme, locale } = usePreferences()
  const role = getRoleOrDefault(user?.role_id ?? 0).key
  const userPaths = rolePaths(user?.role_id ?? 0)
  const createItem = (path: 'applications/new' | 'techcards/new' | 'offers/new', label: string): CommandItem[] =>
    canOpen(role, path) ? [{ key: path, label, glyph: glyphs.plus, href: screenAddress(role, path) }] : []

  return (query) => {
    const { card } = parseNumberQuery(query)
    const canMove =
      card !== null && canOpen(role, 'techcards/:id') && getGrantedScope(role, 'techCards', 'move') !== undefined
    return {
      roleActions: [
        ...(canMove
          ? [
              {
                key: 'move',
                label: t('action.move', { card: t('tech-cards:number', { id: card }) }),
                glyph: glyphs.kanban,
                href: userPaths.moveTechCard(card),
                matchesAnyQuery: true,
              },
            ]
          : []),
        ...createItem('applications/new', t('action.application')),
        ...createItem('techcards/new', t('action.techcard')),
        ...createItem('offers/new', t('action.offer')),
        { key: 'help', label: t('action.help'), glyph: glyphs.lifebuoy, href: userPaths.support },
      ],
      appearanceActions: [
        { key: 'keys', label: t('keys.help'), glyph: glyphs.keyboard, onSelect: onKeys },
        ...themeNames
          .filter((name) => name !== theme)
          .map((name) => ({
            key: `theme:${name}`,
            label: t('action.theme', { theme: t(`shell:theme.${name}`) }),
            glyph: glyphs.sunHorizon,
            onSelect: () => preferences.set('theme', name),
          })),
        ...locales
          .filter((name) => name !== locale)
          .map((name) => ({
            key: `language:${name}`,
            label: t('action.language', { language: t(`shell:language.${name}`) }),
            glyph: glyphs.translate,
            onSelect: () => preferences.set('locale', name),
          })),
      ],
    }
  }
}
