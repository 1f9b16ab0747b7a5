import { roleKeys, type RoleKey } from '@press/domain'
import type { Route } from '../routing/routes.ts'

const notifications = () => import('../screens/notifications/NotificationsScreen.tsx')
const profile = () => import('../screens/profile/ProfileScreen.tsx')
const profileSetting = () => import('../screens/profile/ProfileSettingScreen.tsx')

interface SharedRoute extends Route {
  /** Whose address it is where that names a role. @default anybody's */
  roles?: readonly RoleKey[]
}

/** The screens below `/app` that everybody has, whatever the portal and the role (spec §2 "Shared"). */
export const sharedRoutes: readonly SharedRoute[] = [
  { path: 'notifications', title: 'shell:nav.notifications', screen: notifications },
  { path: 'profile-setting', title: 'people:profile.title', screen: profileSetting },
  { path: 'profile/:id', title: 'people:profile.title', screen: profile },
  { path: ':role/profile-setting', roles: roleKeys, title: 'people:profile.title', screen: profileSetting },
  { path: ':role/profile/:id', title: 'people:profile.title', screen: profile },
]
