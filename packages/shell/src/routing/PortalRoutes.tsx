import { session } from '@press/client'
import { roleById, type Portal } from '@press/domain'
import { Suspense, useState, type ReactNode } from 'react'
import { Redirect, Route, Switch, useParams } from 'wouter'
import { useAddress } from './AddressProvider.tsx'
import type { PortalShell } from '../frame/PortalFrame.tsx'
import { ownHome } from './ownHome.ts'
import { paths } from './paths.ts'
import { ErrorScreen, ScreenBoundary } from './ScreenBoundary.tsx'
import { screen, type ScreenRoute } from './screens.ts'

const SignIn = screen(() => import('../public/SignInScreen.tsx'), 'SignInScreen')
const Register = screen(() => import('../public/RegisterScreen.tsx'), 'RegisterScreen')
const ForgotPassword = screen(() => import('../public/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen')
const ResetPassword = screen(() => import('../public/ResetPasswordScreen.tsx'), 'ResetPasswordScreen')
const PortalFrame = screen(() => import('../frame/PortalFrame.tsx'), 'PortalFrame')
const Notifications = screen(() => import('../screens/notifications/NotificationsScreen.tsx'), 'NotificationsScreen')
const ProfileSetting = screen(() => import('../screens/profile/ProfileSettingScreen.tsx'), 'ProfileSettingScreen')
const Profile = screen(() => import('../screens/profile/ProfileScreen.tsx'), 'ProfileScreen')

export interface PortalRoutesProps {
  portal: Portal
  /** The frame: with either menu, or with that of the header alone. */
  Shell: PortalShell
  /** The portal's own screens, below `/app/:role`. */
  screens: readonly ScreenRoute[]
}

/** The addresses every portal has, around the portal's own screens. */
export function PortalRoutes({ portal, Shell, screens }: PortalRoutesProps) {
  return (
    <ScreenBoundary>
      <Suspense>
        <Switch>
          <Route path="/">
            <Guests>
              <SignIn portal={portal} />
            </Guests>
          </Route>
          {portal !== 'staff' && (
            <Route path="/register">
              <Register portal={portal} />
            </Route>
          )}
          <Route path="/forgot-password">
            <ForgotPassword layout="centred" />
          </Route>
          <Route path="/forgot-password2">
            <ForgotPassword layout="split" />
          </Route>
          <Route path="/forgot-password3">
            <ForgotPassword layout="picture" />
          </Route>
          <Route path="/reset-password">
            <ResetPassword />
          </Route>
          <Route path="/app/*?">
            <Users>
              <PortalFrame portal={portal} Shell={Shell}>
                <AppRoutes screens={screens} />
              </PortalFrame>
            </Users>
          </Route>
          <Route>
            <ErrorScreen kind="missing" />
          </Route>
        </Switch>
      </Suspense>
    </ScreenBoundary>
  )
}

/** What stands inside the frame, so that menu and header stay when one screen fails. */
function AppRoutes({ screens }: Pick<PortalRoutesProps, 'screens'>) {
  return (
    <ScreenBoundary>
      <Suspense>
        <Switch>
          <Route path="/app">
            <OwnHome />
          </Route>
          <Route path={paths.home}>
            <OwnHome />
          </Route>
          <Route path={paths.notifications}>
            <Notifications />
          </Route>
          <Route path={paths.settings}>
            <ProfileSetting />
          </Route>
          <Route path="/app/profile/:id">
            <Profile />
          </Route>
          <Route path="/app/:role/profile/:id">
            <Profile />
          </Route>
          <Route path="/app/:role">
            <Role>
              <OwnHome />
            </Role>
          </Route>
          {screens.map(({ path, screen: Screen }) => (
            <Route key={path} path={`/app/:role${path}`}>
              <Role>
                <Screen />
              </Role>
            </Route>
          ))}
          <Route>
            <ErrorScreen kind="missing" />
          </Route>
        </Switch>
      </Suspense>
    </ScreenBoundary>
  )
}

/** Somebody who is signed in already has no business on the sign-in screen. */
function Guests({ children }: { children: ReactNode }) {
  // As it was on arrival: signing in here leads back to where one was going, not home.
  const [signedIn] = useState(() => Boolean(session.get().token))
  return signedIn ? <Redirect to={ownHome()} replace /> : children
}

/** Entry to /app needs the locally stored active user (spec §6); without one the sign-in screen comes first, and back. */
function Users({ children }: { children: ReactNode }) {
  const address = useAddress()
  if (session.get().user) return children
  return <Redirect to={`${paths.signIn}?to=${encodeURIComponent(address)}`} replace />
}

/** A role's screens answer to that role's addresses alone; the server decides about the data all the same. */
function Role({ children }: { children: ReactNode }) {
  const { user } = session.get()
  const { role } = useParams()
  return user && role === roleById(user.role_id)?.path ? children : <ErrorScreen kind="noAccess" />
}

function OwnHome() {
  return <Redirect to={ownHome()} replace />
}
