import { grantOf, roleKeys, todoKeepers, type RoleKey } from '@press/domain'
import type { Route } from '../routing/routes.ts'
import type { Handle } from '../routing/useRoute.ts'

const notifications = () => import('../screens/notifications/NotificationsScreen.tsx')
const notificationSettings = () => import('../screens/notifications/NotificationSettingsScreen.tsx')
const faq = () => import('../screens/faq/FaqScreen.tsx')
const file = () => import('../screens/files/FileScreen.tsx')
const profile = () => import('../screens/profile/ProfileScreen.tsx')
const calendar = () => import('../screens/calendar/CalendarScreen.tsx')
const support = () => import('../screens/support/SupportScreen.tsx')
const todo = () => import('../screens/todos/TodoScreen.tsx')
const chat = () => import('../screens/chat/ChatScreen.tsx')
const calculator = () => import('../screens/calculator/CalculatorScreen.tsx')
const keptCalculation = () => import('../screens/calculator/KeptCalculationScreen.tsx')
const calculations = () => import('../screens/calculator/CalculationsScreen.tsx')
const profileSetting = () => import('../screens/profile/ProfileSettingScreen.tsx')

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
  { path: 'notifications', title: 'shell:nav.notifications', screen: notifications },
  { path: 'notification-settings', title: 'notices:settingsTitle', screen: notificationSettings },
  { path: 'faq', title: 'faq:title', screen: faq },
  { path: 'files/:id', title: 'files:screen.title', screen: file },
  { path: 'profile-setting', title: 'people:profile.title', screen: profileSetting },
  { path: 'profile/:id', title: 'people:profile.title', screen: profile },
  { path: ':role/profile-setting', roles: roleKeys, title: 'people:profile.title', screen: profileSetting },
  { path: ':role/profile/:id', title: 'people:profile.title', screen: profile },
  { path: 'chat', title: 'chat:title', screen: chat },
  { path: ':role/chat', roles: roleKeys, title: 'chat:title', screen: chat },
  { path: ':role/calendar', roles: roleKeys, title: 'calendar:title', screen: calendar },
  { path: ':role/todo', roles: todoKeepers, title: 'todos:title', screen: todo },
  { path: ':role/support', roles: roleKeys, title: 'support:title', screen: support },
  { path: ':role/calculator', roles: reckoners, title: 'calculator:title', screen: calculator },
  {
    path: ':role/calculations',
    roles: reckoners,
    title: 'calculator:kept',
    crumb: underCalculator,
    screen: calculations,
  },
  {
    path: ':role/calculator/:id',
    roles: reckoners,
    title: 'calculator:savedOne',
    crumb: underCalculator,
    screen: keptCalculation,
  },
]
