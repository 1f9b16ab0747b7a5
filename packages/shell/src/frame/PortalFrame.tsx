import {
  releaseVersion,
  type Session,
  useLiveUpdates,
  useOutboxSender,
  useSession,
  useSettingsInForce,
  useStaleSince,
} from '@press/client'
import { getPortalsAt, type Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { preloadWhenIdle, Link, OfflineBar, type AppShellProps } from '@press/ui'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { preferences, usePreferences } from '../providers/preferences.ts'
import { getHomePath } from '../routing/home-path.ts'
import { lockPath, paths, signInPath } from '../routing/paths.ts'
import { useCurrentTitle } from '../routing/PageTitles.tsx'
import { canOpenAt } from '../routing/routes.ts'
import { useRoute } from '../routing/useRoute.ts'
import { loadErrorScreen } from '../screens/load-error-screen.ts'
import { useRecordRecentRows } from '../search/useRecordRecentRows.ts'
import { HeaderActions } from './HeaderActions.tsx'
import { useBreadcrumbs } from './useBreadcrumbs.ts'
import { useNavigation } from './useNavigation.ts'
import { useOffline } from './useOffline.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

const loadSessionExpired = () => import('./SessionExpired.tsx')
const ErrorScreen = lazy(loadErrorScreen)
const Elsewhere = lazy(() => import('../screens/Elsewhere.tsx'))
const MenuLoadError = lazy(() => import('./MenuLoadError.tsx'))
const SessionExpired = lazy(loadSessionExpired)

/** The component that draws the frame: with one of the two menus, or with the header's menu only. */
export type PortalShell = ComponentType<AppShellProps>

interface PortalFrameProps {
  portal: Portal
  Shell: PortalShell
}

/**
 * Opens /app only for the locally stored active user (spec §6). Without a user, shows the sign-in screen first and then returns to
 * the address. A role's screens open only at that role's addresses, and a refusal is shown without the frame. The server still
 * decides about the data.
 */
export function PortalFrame(props: PortalFrameProps) {
  const { user, locked } = useSession()
  const { pathname, search } = useLocation()
  const { handle, params } = useRoute()
  const [wasSignedOut] = useState(user === null)
  // An address that names a role of another portal leads to that portal.
  if (!getPortalsAt(pathname).includes(props.portal))
    return (
      <Suspense>
        <Elsewhere />
      </Suspense>
    )
  if (user && locked) return <Navigate to={lockPath(pathname + search)} replace />
  if (user && handle?.roles && !canOpenAt(params['role'], handle.roles, user))
    return (
      <Suspense>
        <ErrorScreen kind="noAccess" />
      </Suspense>
    )
  if (user) return <Frame {...props} user={user} />
  // After a sign-out, here or in another tab, there is no address to return to.
  return <Navigate to={wasSignedOut ? signInPath(pathname + search) : paths.signIn} replace />
}

/** The frame of a portal with this person's menu and the screen inside it. */
function Frame({ portal, Shell, user }: PortalFrameProps & { user: NonNullable<Session['user']> }) {
  useLiveUpdates()
  useSettingsInForce()
  useOutboxSender()
  useScrollRestoration()
  useRecordRecentRows(useCurrentTitle())
  const { t, i18n } = useTranslation('shell')
  const { token } = useSession()
  const { menu, sidebar } = usePreferences()
  const { groups, isMissing: isMenuMissing, retry } = useNavigation(portal)
  const { crumbs, path } = useBreadcrumbs(groups)
  const isOffline = useOffline()
  const staleSince = useStaleSince()
  useEffect(
    () => preloadWhenIdle(loadSessionExpired, loadErrorScreen, () => i18n.loadNamespaces(['frame', 'session'])),
    [i18n],
  )

  const items = groups.flatMap((group) => group.items)
  const notifications = {
    key: 'notifications',
    label: t('nav.notifications'),
    href: paths.notifications,
    icon: 'bell',
  } as const
  const profile = { key: 'profile', label: t('nav.profile'), href: paths.settings, icon: 'user' } as const
  const firstItems = items.filter(({ key }) => key !== 'profile').slice(0, 3)
  // On a phone, the daily entries are tabs. The year's statistics are under «More».
  const dailyItems = items.filter(({ key }) => key !== 'statistics')
  const tabs = portal === 'staff' ? dailyItems.slice(0, 4) : [...firstItems, notifications, profile]
  return (
    <>
      <Shell
        brand={t('product')}
        homeHref={getHomePath()}
        menu={menu}
        groups={groups}
        tabs={tabs}
        hasMenuTab={portal === 'staff'}
        path={path}
        crumbs={crumbs}
        sidebar={sidebar}
        onSidebarChange={(next) => preferences.set('sidebar', next)}
        actions={<HeaderActions portal={portal} user={user} groups={groups} />}
        footer={<FrameFooter />}
        banner={
          <>
            <OfflineBar offline={isOffline} since={staleSince} />
            <Suspense>{isMenuMissing && !isOffline && <MenuLoadError onRetry={retry} />}</Suspense>
          </>
        }
      >
        <Suspense>
          <Outlet />
        </Suspense>
      </Shell>
      <Suspense>{!token && <SessionExpired portal={portal} user={user} />}</Suspense>
    </>
  )
}

function FrameFooter() {
  const { t } = useTranslation('shell')
  return (
    <>
      <span>{t('product')}</span>
      <span>{t('footer.version', { version: releaseVersion.split('+')[0] })}</span>
      <Link href="/instruction.pdf" external variant="standalone" tone="muted">
        {t('footer.instruction')}
      </Link>
    </>
  )
}
