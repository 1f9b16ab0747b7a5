import { session } from '@press/client'
import { roleById, type Portal } from '@press/domain'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { paths, rolePaths } from './paths.ts'
import { RouteError } from './RouteError.tsx'

/** Entry to /app needs the locally stored active user (spec §6); without one the sign-in screen comes first, and back. */
function requireUser({ request }: LoaderFunctionArgs) {
  if (session.get().user) return null
  const { pathname, search } = new URL(request.url)
  return redirect(`${paths.signIn}?to=${encodeURIComponent(pathname + search)}`)
}

/** Somebody who is signed in already has no business on the sign-in screen. */
const skipSignedIn = () => (session.get().token ? redirect(paths.home) : null)

const goHome = () => {
  const { user } = session.get()
  return user ? redirect(rolePaths(user.role_id).home) : redirect(paths.signIn)
}

/** A role's screens answer to that role's addresses alone; the server decides about the data all the same. */
function requireRole({ params }: LoaderFunctionArgs) {
  const { user } = session.get()
  if (user && params['role'] === roleById(user.role_id)?.path) return null
  throw new Response(null, { status: 403 })
}

const forgot = (layout: 'split' | 'centred' | 'picture') => async () => {
  const { ForgotPasswordScreen } = await import('../public/ForgotPasswordScreen.tsx')
  return { Component: () => <ForgotPasswordScreen layout={layout} /> }
}

/** The addresses every portal has, around the portal's own screens. */
export function portalRoutes(portal: Portal, screens: RouteObject[]): RouteObject[] {
  const signIn = async () => {
    const { SignInScreen } = await import('../public/SignInScreen.tsx')
    return { Component: () => <SignInScreen portal={portal} /> }
  }
  const register = async () => {
    const { RegisterScreen } = await import('../public/RegisterScreen.tsx')
    return { Component: () => <RegisterScreen portal={portal} /> }
  }
  return [
    {
      errorElement: <RouteError />,
      HydrateFallback: () => null,
      children: [
        { path: '/', loader: skipSignedIn, lazy: signIn },
        ...(portal === 'staff' ? [] : [{ path: 'register', lazy: register }]),
        { path: 'forgot-password', lazy: forgot('centred') },
        { path: 'forgot-password2', lazy: forgot('split') },
        { path: 'forgot-password3', lazy: forgot('picture') },
        {
          path: 'reset-password',
          lazy: async () => ({ Component: (await import('../public/ResetPasswordScreen.tsx')).ResetPasswordScreen }),
        },
        {
          path: 'app',
          loader: requireUser,
          lazy: async () => {
            const { PortalFrame } = await import('../frame/PortalFrame.tsx')
            return { Component: () => <PortalFrame portal={portal} /> }
          },
          children: [
            {
              // Inside the frame, so that menu and header stay when one screen fails.
              errorElement: <RouteError />,
              children: [
                { index: true, loader: () => redirect(paths.home) },
                { path: 'home', loader: goHome },
                {
                  path: 'notifications',
                  lazy: async () => ({
                    Component: (await import('../screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
                  }),
                },
                {
                  path: 'profile-setting',
                  lazy: async () => ({
                    Component: (await import('../screens/profile/ProfileSettingScreen.tsx')).ProfileSettingScreen,
                  }),
                },
                ...['profile/:id', ':role/profile/:id'].map((path) => ({
                  path,
                  lazy: async () => ({
                    Component: (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
                  }),
                })),
                { path: ':role', loader: requireRole, children: [{ index: true, loader: goHome }, ...screens] },
                { path: '*', loader: missing },
              ],
            },
          ],
        },
        { path: '*', loader: missing },
      ],
    },
  ]
}

function missing(): never {
  throw new Response(null, { status: 404 })
}
