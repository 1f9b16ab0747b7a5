import type { i18n } from 'i18next'
import type { RoleKey } from '@press/domain'
import type { RouteObject } from 'react-router-dom'
import { getFeature, getScreen, type Route } from '../routing/routes.ts'
import type { RouteHandle } from '../routing/useRoute.ts'

/** Creates the router's route from a row. The current screen stays until the code and the title of the next screen are loaded. */
export function createRoute(
  texts: i18n,
  { path, title, screen }: Route,
  handle: Partial<RouteHandle> = {},
): RouteObject {
  return {
    path,
    handle: { title, ...handle } satisfies RouteHandle,
    lazy: async () => {
      const features = [title, handle.crumb?.title].filter((key) => key !== undefined).map(getFeature)
      const [Screen] = await Promise.all([getScreen(screen), texts.loadNamespaces(features)])
      return { Component: Screen }
    },
  }
}

interface RoleRoute extends Route {
  roles: readonly RoleKey[]
  crumb?: RouteHandle['crumb']
  anyRole?: boolean
}

/** Creates the route of a screen below the address of the person's role. */
export const createRoleRoute = (texts: i18n, { path, roles, crumb, anyRole, ...route }: RoleRoute): RouteObject =>
  createRoute(texts, { ...route, path: `:role/${path}` }, { ...(!anyRole && { roles }), ...(crumb && { crumb }) })
