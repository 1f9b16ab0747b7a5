import { todoRoles } from '../todos/tasks.ts'
import { defineScreens } from './screen.ts'

/** The screens below `/app/{role}/` that all portals share. In the menu, they follow the screens of the portal itself. */
// prettier-ignore
export const sharedScreens = defineScreens({
  chat: { title: 'chat:title', menu: { icon: 'chatCircle', group: 'communication', badge: 'messages' } },
  calendar: { title: 'calendar:title', menu: { icon: 'calendarBlank', group: 'communication' } },
  todo: { only: todoRoles, title: 'todos:title', menu: { icon: 'checkSquare', group: 'communication', badge: 'todos' } },
  // Roles that do not answer support requests open this screen from the menu under their own name.
  support: { title: 'support:title', menu: { may: ['support', 'answer'], icon: 'lifebuoy', group: 'communication', order: 2, badge: 'requests' } },
  'profile-setting': { title: 'profile:profile.title' },
  // Spec §2 names this menu entry for the partner. Other roles open the screen from the menu under their own name.
  'profile/:id': { title: 'profile:profile.title', anyRole: true, menu: { only: ['partner'], key: 'profile', icon: 'user', order: 1 } },
  calculator: { may: ['priceList', 'read'], title: 'calculator:title', menu: { icon: 'calculator', group: 'sales', order: 2 } },
  calculations: { may: ['priceList', 'read'], title: 'calculator:kept', crumb: 'calculator' },
  'calculator/:id': { may: ['priceList', 'read'], title: 'calculator:savedOne', crumb: 'calculator' },
})

/** The screens directly below `/app`, which every role has (spec §2 "Shared"). */
export const appScreens = defineScreens({
  notifications: { title: 'shell:nav.notifications' },
  'notification-settings': { title: 'notification-settings:settingsTitle' },
  faq: { title: 'faq:title' },
  'files/:id': { title: 'files:screen.title' },
  chat: { title: 'chat:title' },
  'profile-setting': { title: 'profile:profile.title' },
  'profile/:id': { title: 'profile:profile.title' },
})
