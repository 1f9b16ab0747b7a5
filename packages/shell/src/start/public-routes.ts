import type { Route } from '../routing/routes.ts'
import type { RouteHandle } from '../routing/useRoute.ts'

const loadRegister = () => import('../public/RegisterScreen.tsx')
const loadConfirm = () => import('../public/ConfirmScreen.tsx')
const loadConfirmEmail = () => import('../public/ConfirmEmailScreen.tsx')
const loadForgotPassword = () => import('../public/ForgotPasswordScreen.tsx')
const loadTrack = () => import('../public/TrackScreen.tsx')
const loadUnsubscribe = () => import('../public/UnsubscribeScreen.tsx')
const loadLetterArrived = () => import('../public/LetterArrivedScreen.tsx')
const loadAuthorship = () => import('../public/AuthorshipScreen.tsx')
const loadLock = () => import('../public/LockScreen.tsx')
const loadComingSoon = () => import('../public/ComingSoonScreen.tsx')
const loadUnderConstruction = () => import('../public/UnderConstructionScreen.tsx')
const loadServerError = () => import('../public/ServerErrorScreen.tsx')
const loadSuccess = () => import('../public/SuccessScreen.tsx')
const loadResetPassword = () => import('../public/ResetPasswordScreen.tsx')

/** A row of the table of public screens. */
export interface PublicRoute extends Route {
  layout: NonNullable<RouteHandle['layout']>
}

/**
 * The public screens (spec §2 "Public routes") except sign-in. A portal has the screens that `getPortalsAt` assigns to it. Routes of
 * the same screen differ in layout.
 */
// prettier-ignore
export const publicRoutes: readonly PublicRoute[] = [
  { path: '/register', title: 'registration:register.title', layout: 'split', screen: loadRegister },
  { path: '/confirm', title: 'registration:confirm.title', layout: 'centred', screen: loadConfirm },
  { path: '/confirm-email', title: 'registration:confirmEmail.title', layout: 'centred', screen: loadConfirmEmail },
  { path: '/forgot-password', title: 'registration:forgot.title', layout: 'centred', screen: loadForgotPassword },
  { path: '/forgot-password2', title: 'registration:forgot.title', layout: 'split', screen: loadForgotPassword },
  { path: '/forgot-password3', title: 'registration:forgot.title', layout: 'picture', screen: loadForgotPassword },
  { path: '/unsubscribe', title: 'notification-settings:unsubscribe.title', layout: 'centred', screen: loadUnsubscribe },
  { path: '/authorship', title: 'registration:authorship.title', layout: 'centred', screen: loadAuthorship },
  { path: '/letter-arrived', title: 'settings:letters.arrived.title', layout: 'centred', screen: loadLetterArrived },
  { path: '/track/:code', title: 'tracking:public.title', layout: 'centred', screen: loadTrack },
  { path: '/lock-screen', title: 'registration:lock.title', layout: 'centred', screen: loadLock },
  { path: '/lock-screen2', title: 'registration:lock.title', layout: 'split', screen: loadLock },
  { path: '/lock-screen3', title: 'registration:lock.title', layout: 'picture', screen: loadLock },
  { path: '/success-500', title: 'registration:success.title', layout: 'centred', screen: loadSuccess },
  { path: '/coming-soon', title: 'registration:comingSoon.title', layout: 'picture', screen: loadComingSoon },
  { path: '/under-construction', title: 'registration:underConstruction.title', layout: 'picture', screen: loadUnderConstruction },
  { path: '/error', title: 'registration:serverError.title', layout: 'centred', screen: loadServerError },
  { path: '/reset-password', title: 'registration:reset.title', layout: 'centred', screen: loadResetPassword },
]
