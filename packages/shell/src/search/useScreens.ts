import { useTranslation } from '@press/i18n'
import { getDrawing, glyphs, type CommandItem, type NavGroup } from '@press/ui'
import { paths } from '../routing/paths.ts'

/** Returns the screens of the person's menu under its headings, and the screens that everyone has outside the menu. */
export function useScreens(groups: readonly NavGroup[]): CommandItem[] {
  const { t } = useTranslation('shell')
  const menuItems = groups.flatMap(({ label: heading, items }) =>
    items.map(({ key, label, href, icon }) => ({
      key: `screen:${key}`,
      label,
      glyph: getDrawing(icon),
      href,
      ...(heading && { detail: heading }),
    })),
  )
  const sharedItems: CommandItem[] = [
    { key: 'screen:notifications', label: t('nav.notifications'), glyph: glyphs.bell, href: paths.notifications },
    { key: 'screen:settings', label: t('header.profileSettings'), glyph: glyphs.userCircle, href: paths.settings },
    { key: 'screen:faq', label: t('nav.faq'), glyph: glyphs.question, href: paths.faq },
  ]
  return [...menuItems, ...sharedItems.filter(({ href }) => menuItems.every((screen) => screen.href !== href))]
}
