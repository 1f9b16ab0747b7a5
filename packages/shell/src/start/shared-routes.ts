import { appScreens, buildRoutes, sharedScreens } from '@press/domain'
import type { LoadScreen, Route, ScreenRoute } from '../routing/routes.ts'

const loadChat: LoadScreen = () => import('../screens/chat/ChatScreen.tsx')
const loadProfile: LoadScreen = () => import('../screens/profile/ProfileScreen.tsx')
const loadProfileSetting: LoadScreen = () => import('../screens/profile/ProfileSettingScreen.tsx')

/** The screens directly below `/app`. */
export const appRoutes: readonly Route[] = buildRoutes(undefined, appScreens, {
  notifications: () => import('../screens/notifications/NotificationsScreen.tsx'),
  'notification-settings': () => import('../screens/notifications/NotificationSettingsScreen.tsx'),
  faq: () => import('../screens/faq/FaqScreen.tsx'),
  'files/:id': () => import('../screens/files/FileScreen.tsx'),
  chat: loadChat,
  'profile-setting': loadProfileSetting,
  'profile/:id': loadProfile,
})

/** The screens below `/app/{role}/` that all portals have. */
export const sharedRoutes: readonly ScreenRoute[] = buildRoutes(undefined, sharedScreens, {
  chat: loadChat,
  calendar: () => import('../screens/calendar/CalendarScreen.tsx'),
  todo: () => import('../screens/todos/TodoScreen.tsx'),
  support: () => import('../screens/support/SupportScreen.tsx'),
  'profile-setting': loadProfileSetting,
  'profile/:id': loadProfile,
  calculator: () => import('../screens/calculator/CalculatorScreen.tsx'),
  calculations: () => import('../screens/calculator/CalculationsScreen.tsx'),
  'calculator/:id': () => import('../screens/calculator/CalculationScreen.tsx'),
})
