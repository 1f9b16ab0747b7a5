import { session } from '@press/client'
import { demoPages, ownDemoPages, portalsAt, roleKeys, getRoleOrDefault, type Portal } from '@press/domain'
import type { i18n } from 'i18next'
import { generatePath, Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom'
import { signInPath } from '../routing/paths.ts'
import type { Screens } from '../routing/routes.ts'
import { lazy, Suspense } from 'react'
import { ErrorScreen } from './ScreenErrorBoundary.tsx'
import { OwnHome } from './OwnHome.tsx'
import { publicRoutes } from './public-routes.ts'
import { roleRouteOf, routeOf } from './route-of.ts'
import { appRoutes, sharedRoutes } from './shared-routes.ts'

const Elsewhere = lazy(() => import('../screens/Elsewhere.tsx'))
const elsewhere = (
  <Suspense>
    <Elsewhere />
  </Suspense>
)
const missing = { path: '*', element: <ErrorScreen kind="missing" /> }

/** Returns the routes of all screens except sign-in and home: screens outside `/app`, and screens below it. */
export function screenRoutes(portal: Portal, { routes, before = [] }: Screens, texts: i18n) {
  const roleless = routes
    .filter((route) => route.roleless)
    .map(({ path }) => ({ path, element: <OwnScreen path={path} /> }))
  return {
    beforeApp: [
      ...publicRoutes.map(({ layout, ...row }) =>
        portalsAt(row.path).includes(portal) ? routeOf(texts, row, { layout }) : { path: row.path, element: elsewhere },
      ),
      ...before.map((row) => routeOf(texts, row, { layout: 'centred' })),
      ...roleless,
      missing,
    ],
    inApp: [
      ...appRoutes.map((route) => routeOf(texts, route)),
      { path: ':role', element: <OwnHome />, handle: { roles: roleKeys } },
      ...[...routes, ...sharedRoutes].map((route) => roleRouteOf(texts, route)),
      ...routes.flatMap(({ path, aliases }) => aliases.map((one) => alias(one, path))),
      ...roleless,
      ...demoPages.filter((name) => !ownDemoPages.includes(name)).map((path) => ({ path, element: elsewhere })),
      missing,
    ],
  }
}

/** Redirects to the screen at the address of the person's own role. Without a session, the sign-in screen comes first. */
function OwnScreen({ path }: { path: string }) {
  const params = useParams()
  const { user } = session.get()
  const place = generatePath(`/${path}`, params)
  const to = user ? `/app/${getRoleOrDefault(user.role_id).path}${place}` : signInPath(`/app${place}`)
  return <Navigate to={to + useLocation().search} replace />
}

const alias = (path: string, to: string): RouteObject => ({
  path: `:role/${path}`,
  element: <SameScreen to={`/app/:role/${to}`} />,
})

/** Redirects to the screen's own address, with the same parameters. */
function SameScreen({ to }: { to: string }) {
  const params = useParams()
  const { search } = useLocation()
  return <Navigate to={generatePath(to, params) + search} replace />
}
