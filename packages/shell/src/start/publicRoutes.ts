import type { Portal } from '@press/domain'
import type { Route } from '../routing/routes.ts'
import type { Handle } from '../routing/useRoute.ts'
import { sharedScreen as of } from './sharedScreens.ts'

const signIn = () => import('../public/SignInScreen.tsx')

/** A row of the table of screens before a portal. */
export interface PublicRoute extends Route {
  layout: NonNullable<Handle['layout']>
  /** @default every portal */
  portals?: readonly Portal[]
}

/** The screens for whoever has not signed in (spec §2 "Public routes"); those of one screen differ by their layout. */
// prettier-ignore
export const publicRoutes: readonly PublicRoute[] = [
  { path: '/', title: 'auth:signIn.title', layout: 'split', screen: signIn },
  { path: '/register', title: 'account:register.title', layout: 'split', screen: of('register'), portals: ['author', 'partner'] },
  { path: '/confirm', title: 'account:confirm.title', layout: 'centred', screen: of('confirm'), portals: ['author', 'partner'] },
  { path: '/forgot-password', title: 'account:forgot.title', layout: 'centred', screen: of('forgotPassword') },
  { path: '/forgot-password2', title: 'account:forgot.title', layout: 'split', screen: of('forgotPassword') },
  { path: '/forgot-password3', title: 'account:forgot.title', layout: 'picture', screen: of('forgotPassword') },
  { path: '/unsubscribe', title: 'notices:unsubscribe.title', layout: 'centred', screen: of('unsubscribe') },
  { path: '/track/:code', title: 'tracking:public.title', layout: 'centred', screen: of('track'), portals: ['author'] },
  { path: '/lock-screen', title: 'account:lock.title', layout: 'centred', screen: of('lock') },
  { path: '/lock-screen2', title: 'account:lock.title', layout: 'split', screen: of('lock') },
  { path: '/lock-screen3', title: 'account:lock.title', layout: 'picture', screen: of('lock') },
  { path: '/success-500', title: 'account:success.title', layout: 'centred', screen: of('success') },
  { path: '/coming-soon', title: 'account:comingSoon.title', layout: 'picture', screen: of('comingSoon') },
  { path: '/under-construction', title: 'account:underConstruction.title', layout: 'picture', screen: of('underConstruction') },
  { path: '/error', title: 'account:serverError.title', layout: 'centred', screen: of('serverError') },
  { path: '/reset-password', title: 'account:reset.title', layout: 'centred', screen: of('resetPassword') },
]
