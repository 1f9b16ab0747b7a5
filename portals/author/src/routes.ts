import { screen, type ScreenRoute } from '@press/shell'

/** The screens of an author, below `/app/:role`; each is loaded when it is first opened. */
export const screens: readonly ScreenRoute[] = [
  { path: '/home', screen: screen(() => import('./home/HomeScreen.tsx'), 'HomeScreen') },
  {
    path: '/applications',
    screen: screen(() => import('./applications/ApplicationsScreen.tsx'), 'ApplicationsScreen'),
  },
  {
    path: '/applications/new',
    screen: screen(() => import('./applications/NewApplicationScreen.tsx'), 'NewApplicationScreen'),
  },
  {
    path: '/applications/:id/edit',
    screen: screen(() => import('./applications/EditApplicationScreen.tsx'), 'EditApplicationScreen'),
  },
  {
    path: '/application-details/:id',
    screen: screen(() => import('./applications/ApplicationScreen.tsx'), 'ApplicationScreen'),
  },
  {
    path: '/booktracking/:id',
    screen: screen(() => import('./tracking/BookTrackingScreen.tsx'), 'BookTrackingScreen'),
  },
]
