import { session } from '@press/client'
import { demoPages, portalDemoPages, getPortalsAt, roleKeys, getRoleOrDefault, type Portal } from '@press/domain'
import type { i18n } from 'i18next'
import { generatePath, Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom'
import { signInPath } from '../routing/paths.ts'
import type { Screens } from '../routing/routes.ts'
import { lazy, Suspense } from 'react'
import { ErrorScreen } from './ScreenErrorBoundary.tsx'
import { OwnHome } from './OwnHome.tsx'
import { publicRoutes } from './public-routes.ts'
import { createRoleRoute, createRoute } from './route-of.ts'
import { appRoutes, sharedRoutes } from './shared-routes.ts'

const Elsewhere = lazy(() => import('../screens/Elsewhere.tsx'))
const otherPortalElement = (
  <Suspense>
    <Elsewhere />
  </Suspense>
)
const notFoundRoute = { path: '*', element: <ErrorScreen kind="missing" /> }

/** Returns the routes of all screens except sign-in and home: screens outside `/app`, and screens below it. */
export function screenRoutes(portal: Portal, { routes, outsideRoutes = [] }: Screens, texts: i18n) {
  const rolelessRoutes = routes
    .filter((route) => route.roleless)
    .map(({ path }) => ({ path, element: <OwnRoleRedirect path={path} /> }))
  return {
    outsideApp: [
      ...publicRoutes.map(({ layout, ...row }) =>
        getPortalsAt(row.path).includes(portal)
          ? createRoute(texts, row, { layout })
          : { path: row.path, element: otherPortalElement },
      ),
      ...outsideRoutes.map((row) => createRoute(texts, row, { layout: 'centred' })),
      ...rolelessRoutes,
      notFoundRoute,
    ],
    inApp: [
      ...appRoutes.map((route) => createRoute(texts, route)),
      { path: ':role', element: <OwnHome />, handle: { roles: roleKeys } },
      ...[...routes, ...sharedRoutes].map((route) => createRoleRoute(texts, route)),
      ...routes.flatMap(({ path, aliases }) => aliases.map((one) => createAliasRoute(one, path))),
      ...rolelessRoutes,
      ...demoPages
        .filter((name) => !portalDemoPages.includes(name))
        .map((path) => ({ path, element: otherPortalElement })),
      notFoundRoute,
    ],
  }
}

/** Redirects to the screen at the address of the person's own role. Without a session, the sign-in screen comes first. */
function OwnRoleRedirect({ path }: { path: string }) {
  const params = useParams()
  const { user } = session.get()
  const screenPath = generatePath(`/${path}`, params)
  const target = user ? `/app/${getRoleOrDefault(user.role_id).path}${screenPath}` : signInPath(`/app${screenPath}`)
  return <Navigate to={target + useLocation().search} replace />
}

const createAliasRoute = (path: string, target: string): RouteObject => ({
  path: `:role/${path}`,
  element: <AliasRedirect to={`/app/:role/${target}`} />,
})

/** Redirects to the screen's own address, with the same parameters. */
function AliasRedirect({ to }: { to: string }) {
  const params = useParams()
  const { search } = useLocation()
  return <Navigate to={generatePath(to, params) + search} replace />
}
