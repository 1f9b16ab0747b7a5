import type { Portal } from '@press/domain'
import type { i18n } from 'i18next'
import { Suspense } from 'react'
import { createBrowserRouter, matchPath, Outlet } from 'react-router-dom'
import { PortalFrame, type PortalShell } from '../frame/PortalFrame.tsx'
import { PageTitles } from '../routing/PageTitles.tsx'
import { homeRoute, type LoadScreen, type LoadScreens } from '../routing/routes.ts'
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx'
import { OwnHome } from './OwnHome.tsx'
import { roleRouteOf, routeOf } from './route-of.ts'

const signIn = () => import('../public/SignInScreen.tsx')
const broken = <ScreenErrorBoundary />
const ownHome = <OwnHome />
/** What stands until the first screen's code has come. */
const nothing = <></>

/** Of fields, tables and other components that nearly every screen has: one that is opened later need not wait for them. */
const componentTexts = ['domain', 'fields', 'files', 'patterns', 'tables'] as const

/** Fetches what all screens but sign-in and home need: their tables, and texts of components. */
export const loadOtherScreens = (screens: LoadScreens, texts: i18n) =>
  Promise.all([import('./screen-routes.tsx'), screens(), texts.loadNamespaces([...componentTexts])])

export interface PortalOptions {
  portal: Portal
  /** The frame: with either menu, or with that of the header alone. */
  Shell: PortalShell
  /** The screen that a person comes to first. */
  home: LoadScreen
  /** Fetches the portal's other screens. */
  screens: LoadScreens
}

/**
 * The router of a portal. It starts with the sign-in and home screens; the tables of all others come with the first address that is
 * neither, or four seconds after the start. A screen that breaks leaves the frame around it standing.
 */
export function createPortalRouter({ portal, Shell, home, screens }: PortalOptions, texts: i18n) {
  let known = false
  return createBrowserRouter(
    [
      {
        id: 'root',
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
          routeOf(texts, { path: '/', title: 'auth:signIn.title', screen: signIn }, { layout: 'split' }),
          {
            path: 'app',
            element: <PortalFrame portal={portal} Shell={Shell} />,
            children: [
              {
                id: 'app',
                errorElement: broken,
                hydrateFallbackElement: nothing,
                children: [
                  { index: true, element: ownHome },
                  { path: 'home', element: ownHome },
                  roleRouteOf(texts, homeRoute(portal, home)),
                ],
              },
            ],
          },
        ],
      },
    ],
    {
      // The router asks at each address with a parameter, also of a route that it knows.
      patchRoutesOnNavigation: async ({ path, patch, signal }) => {
        if (known || matchPath('/app/:role/home', path)) return
        const [{ screenRoutes }, table] = await loadOtherScreens(screens, texts)
        const { beforeApp, inApp } = screenRoutes(portal, table, texts)
        patch('root', beforeApp)
        patch('app', inApp)
        // Of a navigation that was called off, the router takes no routes.
        known = !signal.aborted
      },
    },
  )
}
