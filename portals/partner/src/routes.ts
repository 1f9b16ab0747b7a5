import { screen, type ScreenRoute } from '@press/shell'

/** The screens of a partner, below `/app/:role`; each is loaded when it is first opened. */
export const screens: readonly ScreenRoute[] = [
  { path: '/home', screen: screen(() => import('./home/HomeScreen.tsx'), 'HomeScreen') },
]
