import { appScreens, routesOf, sharedScreens } from '@press/domain'
import type { LoadScreen, Route, ScreenRoute } from '../routing/routes.ts'

const chat: LoadScreen = () => import('../screens/chat/ChatScreen.tsx')
const profile: LoadScreen = () => import('../screens/profile/ProfileScreen.tsx')
const profileSetting: LoadScreen = () => import('../screens/profile/ProfileSettingScreen.tsx')

/** The screens directly below `/app`. */
export const appRoutes: readonly Route[] = routesOf(undefined, appScreens, {
  notifications: () => import('../screens/notifications/NotificationsScreen.tsx'),
  'notification-settings': () => import('../screens/notifications/NotificationSettingsScreen.tsx'),
  faq: () => import('../screens/faq/FaqScreen.tsx'),
  'files/:id': () => import('../screens/files/FileScreen.tsx'),
  chat,
  'profile-setting': profileSetting,
  'profile/:id': profile,
})

/** The screens below `/app/{role}/` that all portals have. */
export const sharedRoutes: readonly ScreenRoute[] = routesOf(undefined, sharedScreens, {
  chat,
  calendar: () => import('../screens/calendar/CalendarScreen.tsx'),
  todo: () => import('../screens/todos/TodoScreen.tsx'),
  support: () => import('../screens/support/SupportScreen.tsx'),
  'profile-setting': profileSetting,
  'profile/:id': profile,
  calculator: () => import('../screens/calculator/CalculatorScreen.tsx'),
  calculations: () => import('../screens/calculator/CalculationsScreen.tsx'),
  'calculator/:id': () => import('../screens/calculator/CalculationScreen.tsx'),
})
