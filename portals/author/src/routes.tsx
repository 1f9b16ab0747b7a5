import type { RouteObject } from 'react-router-dom'

/** The screens of an author, below `/app/:role`; each is loaded when it is first opened. */
export const screens: RouteObject[] = [
  { path: 'home', lazy: async () => ({ Component: (await import('./home/HomeScreen.tsx')).HomeScreen }) },
  {
    path: 'applications',
    lazy: async () => ({ Component: (await import('./applications/ApplicationsScreen.tsx')).ApplicationsScreen }),
  },
  {
    path: 'applications/new',
    lazy: async () => ({ Component: (await import('./applications/NewApplicationScreen.tsx')).NewApplicationScreen }),
  },
  {
    path: 'applications/:id/edit',
    lazy: async () => ({ Component: (await import('./applications/EditApplicationScreen.tsx')).EditApplicationScreen }),
  },
  {
    path: 'application-details/:id',
    lazy: async () => ({ Component: (await import('./applications/ApplicationScreen.tsx')).ApplicationScreen }),
  },
  {
    path: 'booktracking/:id',
    lazy: async () => ({ Component: (await import('./tracking/BookTrackingScreen.tsx')).BookTrackingScreen }),
  },
]
