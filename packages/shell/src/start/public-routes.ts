import type { Route } from '../routing/routes.ts'
import type { RouteHandle } from '../routing/useRoute.ts'

const register = () => import('../public/RegisterScreen.tsx')
const confirm = () => import('../public/ConfirmScreen.tsx')
const confirmEmail = () => import('../public/ConfirmEmailScreen.tsx')
const forgotPassword = () => import('../public/ForgotPasswordScreen.tsx')
const track = () => import('../public/TrackScreen.tsx')
const unsubscribe = () => import('../public/UnsubscribeScreen.tsx')
const letterArrived = () => import('../public/LetterArrivedScreen.tsx')
const authorship = () => import('../public/AuthorshipScreen.tsx')
const lock = () => import('../public/LockScreen.tsx')
const comingSoon = () => import('../public/ComingSoonScreen.tsx')
const underConstruction = () => import('../public/UnderConstructionScreen.tsx')
const serverError = () => import('../public/ServerErrorScreen.tsx')
const success = () => import('../public/SuccessScreen.tsx')
const resetPassword = () => import('../public/ResetPasswordScreen.tsx')

/** A row of the table of public screens. */
export interface PublicRoute extends Route {
  layout: NonNullable<RouteHandle['layout']>
}

/**
 * The public screens (spec §2 "Public routes") except sign-in. A portal has the screens that `portalsAt` assigns to it. Routes of
 * the same screen differ in layout.
 */
// prettier-ignore
export const publicRoutes: readonly PublicRoute[] = [
  { path: '/register', title: 'registration:register.title', layout: 'split', screen: register },
  { path: '/confirm', title: 'registration:confirm.title', layout: 'centred', screen: confirm },
  { path: '/confirm-email', title: 'registration:confirmEmail.title', layout: 'centred', screen: confirmEmail },
  { path: '/forgot-password', title: 'registration:forgot.title', layout: 'centred', screen: forgotPassword },
  { path: '/forgot-password2', title: 'registration:forgot.title', layout: 'split', screen: forgotPassword },
  { path: '/forgot-password3', title: 'registration:forgot.title', layout: 'picture', screen: forgotPassword },
  { path: '/unsubscribe', title: 'notification-settings:unsubscribe.title', layout: 'centred', screen: unsubscribe },
  { path: '/authorship', title: 'registration:authorship.title', layout: 'centred', screen: authorship },
  { path: '/letter-arrived', title: 'settings:letters.arrived.title', layout: 'centred', screen: letterArrived },
  { path: '/track/:code', title: 'tracking:public.title', layout: 'centred', screen: track },
  { path: '/lock-screen', title: 'registration:lock.title', layout: 'centred', screen: lock },
  { path: '/lock-screen2', title: 'registration:lock.title', layout: 'split', screen: lock },
  { path: '/lock-screen3', title: 'registration:lock.title', layout: 'picture', screen: lock },
  { path: '/success-500', title: 'registration:success.title', layout: 'centred', screen: success },
  { path: '/coming-soon', title: 'registration:comingSoon.title', layout: 'picture', screen: comingSoon },
  { path: '/under-construction', title: 'registration:underConstruction.title', layout: 'picture', screen: underConstruction },
  { path: '/error', title: 'registration:serverError.title', layout: 'centred', screen: serverError },
  { path: '/reset-password', title: 'registration:reset.title', layout: 'centred', screen: resetPassword },
]
