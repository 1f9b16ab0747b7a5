import { session } from '@press/client'
import { roleKeys, roleOf, type Portal } from '@press/domain'
import type { i18n } from 'i18next'
import { Suspense } from 'react'
import {
  createBrowserRouter,
  generatePath,
  Navigate,
  Outlet,
  useLocation,
  useParams,
  type RouteObject,
} from 'react-router-dom'
import { PortalFrame, type PortalShell } from '../frame/PortalFrame.tsx'
import { ownHome } from '../routing/ownHome.ts'
import { signInPath } from '../routing/paths.ts'
import { PageTitles } from '../routing/PageTitles.tsx'
import { featureOf, screenOf, type Aliases, type Route, type ScreenRoute } from '../routing/routes.ts'
import type { Handle } from '../routing/useRoute.ts'
import { BrokenScreen, ErrorScreen } from './BrokenScreen.tsx'
import { publicRoutes } from './publicRoutes.ts'
import { sharedRoutes } from './sharedRoutes.ts'

const missing = { path: '*', element: <ErrorScreen kind="missing" /> }
const broken = <BrokenScreen />
/** What stands until the first screen's code has come. */
const nothing = <></>
const home = <OwnHome />

export interface PortalOptions {
  portal: Portal
  /** The frame: with either menu, or with that of the header alone. */
  Shell: PortalShell
  /** The portal's own screens. */
  routes: readonly ScreenRoute[]
  aliases?: Aliases
  /** Paths of rows that the specification writes without a role: there and below `/app` they lead each to their own. */
  roleless?: readonly string[]
}

/**
 * The router of a portal, made of its tables. The screen in front stays until the code and the title of the next have come;
 * one that breaks leaves the frame around it standing.
 */
export function createPortalRouter({ portal, Shell, routes, aliases = {}, roleless = [] }: PortalOptions, texts: i18n) {
  const routeOf = ({ path, title, screen }: Route, handle: Partial<Handle> = {}): RouteObject => ({
    path,
    handle: { title, ...handle } satisfies Handle,
    lazy: async () => {
      const features = [title, handle.crumb?.title].filter((key) => key !== undefined).map(featureOf)
      const [Screen] = await Promise.all([screenOf(screen), texts.loadNamespaces(features)])
      return { Component: Screen }
    },
  })
  const ownRoute = (row: ScreenRoute): RouteObject => {
    const above = routes.find(({ path }) => path === row.crumb)
    return routeOf({ ...row, path: `:role/${row.path}` }, { roles: row.roles, ...(above && { crumb: above }) })
  }
  const publicRoute = ({ layout, ...row }: (typeof publicRoutes)[number]): RouteObject => routeOf(row, { layout })

  return createBrowserRouter([
    {
      element: (
        <PageTitles>
          <Suspense>
            <Outlet />
          </Suspense>
        </PageTitles>
      ),
      errorElement: broken,
      hydrateFallbackElement: nothing,
      children: [
        ...publicRoutes.filter(({ portals }) => portals?.includes(portal) ?? true).map(publicRoute),
        ...roleless.map((path) => ({ path, element: <OwnScreen path={path} /> })),
        {
          path: 'app',
          element: <PortalFrame portal={portal} Shell={Shell} routes={routes} />,
          children: [
            {
              errorElement: broken,
              hydrateFallbackElement: nothing,
              children: [
                { index: true, element: home },
                { path: 'home', element: home },
                ...sharedRoutes.map(({ roles, crumb, ...row }) =>
                  routeOf(row, { ...(roles && { roles }), ...(crumb && { crumb }) }),
                ),
                { path: ':role', element: home, handle: { roles: roleKeys } },
                ...routes.map(ownRoute),
                ...Object.entries(aliases).map(alias),
                ...roleless.map((path) => ({ path, element: <OwnScreen path={path} /> })),
                missing,
              ],
            },
          ],
        },
        missing,
      ],
    },
  ])
}

function OwnHome() {
  return <Navigate to={ownHome()} replace />
}

/** A screen at the address of one's own role; below `/app` whoever is not signed in is asked to first. */
function OwnScreen({ path }: { path: string }) {
  const params = useParams()
  const { user } = session.get()
  const place = generatePath(`/${path}`, params)
  const to = user ? `/app/${roleOf(user.role_id).path}${place}` : signInPath(`/app${place}`)
  return <Navigate to={to + useLocation().search} replace />
}

const alias = ([path, to]: [string, string]): RouteObject => ({
  path: `:role/${path}`,
  element: <SameScreen to={`/app/:role/${to}`} />,
})

/** Another address of a screen: the screen's own takes its place, with the same parameters. */
function SameScreen({ to }: { to: string }) {
  const params = useParams()
  const { search } = useLocation()
  return <Navigate to={generatePath(to, params) + search} replace />
}
