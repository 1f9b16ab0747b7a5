import { useMenuItems, useSession } from '@press/client'
import type { Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { NavGroup, NavItem } from '@press/ui'
import { rolePaths } from '../routing/paths.ts'

type NavKey =
  | 'calendar'
  | 'support'
  | 'jobs'
  | 'events-log'
  | 'press-settings'
  | 'time-tracker'
  | 'chat'
  | 'todo'
  | 'calculator'
  | 'price-list'
  | 'statements'
  | 'statistics'
  | 'accounts'
  | 'invoice'
  | 'organization'
  | 'payouts'
  | 'realisation'
  | 'memorandum'
  | 'contracts'
  | 'contracts-hr'
  | 'contracts-op'
  | 'contracts-biz'
  | 'typography'
  | 'home'
  | 'applications'
  | 'kanban'
  | 'techcards'
  | 'projects'
  | 'books'
  | 'mywallet'
  | 'offers'
  | 'partnerKanban'
  | 'smartKanban'
  | 'orderKanban'
  | 'profile'
type GroupKey = 'production' | 'sales' | 'money' | 'communication'
type Menu = NonNullable<ReturnType<typeof useMenuItems>['data']>

/** The way home, which everybody has whatever else the server says. */
const homeAlone = (roleId: number): Menu => [{ key: 'home', icon: 'house', path: rolePaths(roleId).home }]

/** The server says which entries a role has; what they are called is said here. Authors' home is their books. */
export function useNavigation(portal: Portal): { groups: NavGroup[]; missing: boolean; retry: () => void } {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const { data, error, mutate } = useMenuItems()
  const books = portal === 'author'
  const entry = ({ key, path, icon, badge }: Menu[number]): NavItem => ({
    key,
    href: path,
    icon: books && key === 'home' ? 'books' : icon,
    label:
      books && key === 'home'
        ? t('nav.books')
        : key === 'books'
          ? t('nav.catalogue')
          : t(books && key === 'offers' ? 'nav.documents' : `nav.${key as NavKey}`),
    ...(badge && { badge }),
  })
  const menu = data ?? homeAlone(user?.role_id ?? 0)
  const groups = [
    { key: 'main', items: menu.filter(({ children }) => !children).map(entry) },
    ...menu.flatMap(({ key, children }) =>
      children ? [{ key, label: t(`nav.group.${key as GroupKey}`), items: children.map(entry) }] : [],
    ),
  ]
  return { groups, missing: data === undefined && error !== undefined, retry: () => void mutate() }
}
