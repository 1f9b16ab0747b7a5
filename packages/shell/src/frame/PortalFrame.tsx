import { useLive, useMenuItems, useSession } from '@press/client'
import type { Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { AppShell, OfflineBar, type NavGroup } from '@press/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { preferences, usePreferences } from '../providers/preferences.ts'
import { menuPath, paths } from '../routing/paths.ts'
import { HeaderActions } from './HeaderActions.tsx'
import { useCrumbs } from './useCrumbs.ts'
import { useOffline } from './useOffline.ts'

const SessionExpired = lazy(() => import('./SessionExpired.tsx'))

type NavKey = 'home' | 'applications' | 'kanban' | 'techcards' | 'profile'
type GroupKey = 'production'

/** The server says which entries a role has; what they are called is said here. Authors' home is their books. */
function useNavigation(portal: Portal): NavGroup[] {
  const { t } = useTranslation('shell')
  const { data = [] } = useMenuItems()
  const books = portal === 'author'
  return data.map(({ key, children }) => ({
    key,
    ...(key !== 'main' && { label: t(`nav.group.${key as GroupKey}`) }),
    items: children.map((item) => ({
      key: item.key,
      href: item.path,
      icon: books && item.key === 'home' ? 'books' : item.icon,
      label: books && item.key === 'home' ? t('nav.books') : t(`nav.${item.key as NavKey}`),
      ...(item.badge && { badge: item.badge }),
    })),
  }))
}

/** The frame of a portal, filled with this person's menu, and the screen inside it. */
export function PortalFrame({ portal, children }: { portal: Portal; children: ReactNode }) {
  useLive()
  const { t } = useTranslation('shell')
  const { user, token } = useSession()
  const { menu, sidebar } = usePreferences()
  const [pathname] = useLocation()
  const path = menuPath(pathname)
  const groups = useNavigation(portal)
  const crumbs = useCrumbs(groups, path)
  const offline = useOffline()
  if (!user) return null

  const items = groups.flatMap((group) => group.items)
  const notifications = { key: 'notifications', label: t('nav.notifications'), href: paths.notifications, icon: 'bell' }
  const profile = { key: 'profile', label: t('nav.profile'), href: paths.settings, icon: 'user' }
  const own = items.filter(({ key }) => key !== 'profile').slice(0, 3)
  const tabs = portal === 'staff' ? items.slice(0, 4) : [...own, notifications, profile]
  return (
    <>
      <AppShell
        brand={t('product')}
        homeHref={paths.home}
        menu={portal === 'author' ? 'horizontal' : menu}
        groups={groups}
        tabs={tabs}
        more={portal === 'staff'}
        path={path}
        crumbs={crumbs}
        sidebar={sidebar}
        onSidebarChange={(next) => preferences.set('sidebar', next)}
        actions={<HeaderActions portal={portal} user={user} />}
        banner={<OfflineBar offline={offline} />}
      >
        {children}
      </AppShell>
      <Suspense>{!token && <SessionExpired portal={portal} user={user} />}</Suspense>
    </>
  )
}
