import { buildRoutes, authorScreens } from '@press/domain'
import type { LoadScreen } from '@press/shell'

/** The code of the author's screens. Their list is in `@press/domain`. */
export const routes = buildRoutes<typeof authorScreens, LoadScreen>('author', authorScreens, {
  kanban: () => import('./boards/AuthorBoardScreen.tsx'),
  applications: () => import('./applications/ApplicationsScreen.tsx'),
  'applications/new': () => import('./applications/NewApplicationScreen.tsx'),
  'applications/:id/edit': () => import('./applications/EditApplicationScreen.tsx'),
  'application-details/:id': () => import('./applications/ApplicationScreen.tsx'),
  offers: () => import('./offers/OffersScreen.tsx'),
  'invoice-preview/:id': () => import('./offers/InvoicePreviewScreen.tsx'),
  'kp-preview/:id': () => import('./offers/KpPreviewScreen.tsx'),
  contracts: () => import('./contracts/ContractsScreen.tsx'),
  'contracts/:id': () => import('./contracts/ContractScreen.tsx'),
  booktracking: () => import('./tracking/TrackedBooksScreen.tsx'),
  'booktracking/:id': () => import('./tracking/BookTrackingScreen.tsx'),
  'booktracking/:id/signal': () => import('./signals/SignalScreen.tsx'),
})
