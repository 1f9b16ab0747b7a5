import { useLive, useSession } from '@press/client'
import type { Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { afterwards, OfflineBar, type AppShellProps } from '@press/ui'
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { preferences, usePreferences } from '../providers/preferences.ts'
import { ownHome } from '../routing/ownHome.ts'
import { menuPath, paths } from '../routing/paths.ts'
import { loadErrorScreen } from '../routing/ScreenBoundary.tsx'
import { HeaderActions } from './HeaderActions.tsx'
import { useCrumbs } from './useCrumbs.ts'
import { useNavigation } from './useNavigation.ts'
import { useOffline } from './useOffline.ts'

const loadSessionExpired = () => import('./SessionExpired.tsx')
const MenuMissing = lazy(() => import('./MenuMissing.tsx'))
const SessionExpired = lazy(loadSessionExpired)

/** What the frame is drawn by: with either menu, or with that of the header alone. */
export type PortalShell = ComponentType<AppShellProps>

interface PortalFrameProps {
  portal: Portal
  Shell: PortalShell
  children: ReactNode
}

/** The frame of a portal, filled with this person's menu, and the screen inside it. */
export function PortalFrame({ portal, Shell, children }: PortalFrameProps) {
  useLive()
  const { t, i18n } = useTranslation('shell')
  const { user, token } = useSession()
  const { menu, sidebar } = usePreferences()
  const [pathname] = useLocation()
  const path = menuPath(pathname)
  const { groups, missing, retry } = useNavigation(portal)
  const crumbs = useCrumbs(groups, path)
  const offline = useOffline()
  useEffect(() => afterwards(loadSessionExpired, loadErrorScreen, () => i18n.loadNamespaces(['frame', 'auth'])), [i18n])
  if (!user) return null

  const items = groups.flatMap((group) => group.items)
  const notifications = { key: 'notifications', label: t('nav.notifications'), href: paths.notifications, icon: 'bell' }
  const profile = { key: 'profile', label: t('nav.profile'), href: paths.settings, icon: 'user' }
  const own = items.filter(({ key }) => key !== 'profile').slice(0, 3)
  const tabs = portal === 'staff' ? items.slice(0, 4) : [...own, notifications, profile]
  return (
    <>
      <Shell
        brand={t('product')}
        homeHref={ownHome()}
        menu={menu}
        groups={groups}
        tabs={tabs}
        more={portal === 'staff'}
        path={path}
        crumbs={crumbs}
        sidebar={sidebar}
        onSidebarChange={(next) => preferences.set('sidebar', next)}
        actions={<HeaderActions portal={portal} user={user} />}
        banner={
          <>
            <OfflineBar offline={offline} />
            <Suspense>{missing && !offline && <MenuMissing onRetry={retry} />}</Suspense>
          </>
        }
      >
        {children}
      </Shell>
      <Suspense>{!token && <SessionExpired portal={portal} user={user} />}</Suspense>
    </>
  )
}
