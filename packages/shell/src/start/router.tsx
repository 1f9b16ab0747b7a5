import type { Portal } from '@press/domain'
import type { i18n } from 'i18next'
import { Suspense } from 'react'
import { createBrowserRouter, matchPath, Outlet, type DOMRouterOpts, type RouteObject } from 'react-router-dom'
import { PortalFrame, type PortalShell } from '../frame/PortalFrame.tsx'
import { PageTitles } from '../routing/PageTitles.tsx'
import { createHomeRoute, type LoadScreen, type LoadScreens } from '../routing/routes.ts'
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx'
import { OwnHome } from './OwnHome.tsx'
import { createRoleRoute, createRoute } from './route-of.ts'

const loadSignInScreen = () => import('../public/SignInScreen.tsx')
const errorElement = <ScreenErrorBoundary />
const ownHomeElement = <OwnHome />
/** Shown until the first screen's code is loaded. */
const emptyElement = <></>

/** Texts of fields, tables and other components that nearly every screen uses, loaded in advance for screens that open later. */
const componentTexts = ['domain', 'fields', 'files', 'patterns', 'tables'] as const

/** Loads what all screens except sign-in and home need: their route tables and the texts of components. */
export const loadOtherScreens = (screens: LoadScreens, texts: i18n) =>
  Promise.all([import('./screen-routes.tsx'), screens(), texts.loadNamespaces([...componentTexts])])

export interface PortalOptions {
  portal: Portal
  /** The frame: with one of the two menus, or with the header's menu only. */
  Shell: PortalShell
  /** Loads the home screen. */
  home: LoadScreen
  /** Loads the portal's other screens. */
  screens: LoadScreens
}

interface PortalRoutes {
  routes: RouteObject[]
  patchRoutesOnNavigation: NonNullable<DOMRouterOpts['patchRoutesOnNavigation']>
}

/**
 * Returns the routes of a portal. They start with the sign-in and home screens. The route tables of all other screens load with the
 * first other address, or four seconds after the start. A screen that crashes leaves the frame intact.
 */
export function createPortalRoutes({ portal, Shell, home, screens }: PortalOptions, texts: i18n): PortalRoutes {
  let areRoutesLoaded = false
  return {
    routes: [
      {
        id: 'root',
        element: (
          <PageTitles>
            <Suspense>
              <Outlet />
            </Suspense>
          </PageTitles>
        ),
        errorElement,
        hydrateFallbackElement: emptyElement,
        children: [
          createRoute(
            texts,
            { path: '/', title: 'session:signIn.title', screen: loadSignInScreen },
            { layout: 'split' },
          ),
          {
            path: 'app',
            element: <PortalFrame portal={portal} Shell={Shell} />,
            children: [
              {
                id: 'app',
                errorElement,
                hydrateFallbackElement: emptyElement,
                children: [
                  { index: true, element: ownHomeElement },
                  { path: 'home', element: ownHomeElement },
                  createRoleRoute(texts, createHomeRoute(portal, home)),
                ],
              },
            ],
          },
        ],
      },
    ],
    // The router calls this at each address with a parameter, even if it knows the route.
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (areRoutesLoaded || matchPath('/app/:role/home', path)) return
      const [{ screenRoutes }, screenTable] = await loadOtherScreens(screens, texts)
      const { outsideApp, inApp } = screenRoutes(portal, screenTable, texts)
      patch('root', outsideApp)
      patch('app', inApp)
      // The router ignores the routes of a cancelled navigation.
      areRoutesLoaded = !signal.aborted
    },
  }
}

/** Creates the router of a portal, which follows the address of the browser. */
export function createPortalRouter(options: PortalOptions, texts: i18n) {
  const { routes, patchRoutesOnNavigation } = createPortalRoutes(options, texts)
  return createBrowserRouter(routes, { patchRoutesOnNavigation })
}
