import { useMenuItems, useSession } from '@press/client'
import { screenAddress, getRoleOrDefault, type MenuKey, type MenuSection, type Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { NavGroup, NavItem } from '@press/ui'

type GroupKey = NonNullable<MenuSection['heading']>['key']
type Menu = NonNullable<ReturnType<typeof useMenuItems>['data']>

/** The menu of every role until the server answers. */
const createHomeMenu = (roleId: number): Menu => [
  { key: 'home', icon: 'house', path: screenAddress(getRoleOrDefault(roleId).key, 'home') },
]

/** Labels the menu entries that the server returns for the role. The home entry of authors is labelled as their books. */
export function useNavigation(portal: Portal): { groups: NavGroup[]; isMissing: boolean; retry: () => void } {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const { data, error, mutate } = useMenuItems()
  const isAuthorPortal = portal === 'author'
  const toNavItem = ({ key, path, icon, badge }: Menu[number]): NavItem => ({
    key,
    href: path,
    icon: isAuthorPortal && key === 'home' ? 'books' : icon,
    label:
      isAuthorPortal && key === 'home'
        ? t('nav.books')
        : key === 'books'
          ? t('nav.catalogue')
          : t(isAuthorPortal && key === 'offers' ? 'nav.documents' : `nav.${key as Exclude<MenuKey, 'books'>}`),
    ...(badge && { badge }),
  })
  const menu = data ?? createHomeMenu(user?.role_id ?? 0)
  const groups = [
    { key: 'main', items: menu.filter(({ children }) => !children).map(toNavItem) },
    ...menu.flatMap(({ key, children }) =>
      children ? [{ key, label: t(`nav.group.${key as GroupKey}`), items: children.map(toNavItem) }] : [],
    ),
  ]
  return { groups, isMissing: data === undefined && error !== undefined, retry: () => void mutate() }
}
