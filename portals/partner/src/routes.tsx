import type { RouteObject } from 'react-router-dom'

/** The screens of a partner, below `/app/:role`; each is loaded when it is first opened. */
export const screens: RouteObject[] = [
  { path: 'home', lazy: async () => ({ Component: (await import('./home/HomeScreen.tsx')).HomeScreen }) },
]
