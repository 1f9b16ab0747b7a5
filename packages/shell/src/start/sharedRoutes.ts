import { grantOf, roleKeys, todoKeepers, type RoleKey } from '@press/domain'
import type { Route } from '../routing/routes.ts'
import type { Handle } from '../routing/useRoute.ts'
import { sharedScreen as of } from './sharedScreens.ts'

interface SharedRoute extends Route {
  /** Whose address it is where that names a role. @default anybody's */
  roles?: readonly RoleKey[]
  /** The screen that it stands under. */
  crumb?: Handle['crumb']
}

/** Who reads the prices reckons by them, in each portal (decisions §2). */
const reckoners = roleKeys.filter((role) => grantOf(role, 'priceList', 'read'))
const underCalculator = { path: 'calculator', title: 'calculator:title' } as const

/** The screens below `/app` that everybody has, whatever the portal and the role (spec §2 "Shared"). */
export const sharedRoutes: readonly SharedRoute[] = [
  { path: 'notifications', title: 'shell:nav.notifications', screen: of('notifications') },
  { path: 'notification-settings', title: 'notices:settingsTitle', screen: of('notificationSettings') },
  { path: 'faq', title: 'faq:title', screen: of('faq') },
  { path: 'files/:id', title: 'files:screen.title', screen: of('file') },
  { path: 'profile-setting', title: 'people:profile.title', screen: of('profileSetting') },
  { path: 'profile/:id', title: 'people:profile.title', screen: of('profile') },
  { path: ':role/profile-setting', roles: roleKeys, title: 'people:profile.title', screen: of('profileSetting') },
  { path: ':role/profile/:id', title: 'people:profile.title', screen: of('profile') },
  { path: 'chat', title: 'chat:title', screen: of('chat') },
  { path: ':role/chat', roles: roleKeys, title: 'chat:title', screen: of('chat') },
  { path: ':role/calendar', roles: roleKeys, title: 'calendar:title', screen: of('calendar') },
  { path: ':role/todo', roles: todoKeepers, title: 'todos:title', screen: of('todo') },
  { path: ':role/support', roles: roleKeys, title: 'support:title', screen: of('support') },
  { path: ':role/calculator', roles: reckoners, title: 'calculator:title', screen: of('calculator') },
  {
    path: ':role/calculations',
    roles: reckoners,
    title: 'calculator:kept',
    crumb: underCalculator,
    screen: of('calculations'),
  },
  {
    path: ':role/calculator/:id',
    roles: reckoners,
    title: 'calculator:savedOne',
    crumb: underCalculator,
    screen: of('keptCalculation'),
  },
]
