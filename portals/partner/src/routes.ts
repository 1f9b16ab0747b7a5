import { buildRoutes, partnerScreens } from '@press/domain'
import type { LoadScreen } from '@press/shell'

/** The code of the partner's screens. Their list is in `@press/domain`. */
export const routes = buildRoutes<typeof partnerScreens, LoadScreen>('partner', partnerScreens, {
  kanban: () => import('./boards/PartnerBoardScreen.tsx'),
  offers: () => import('./offers/OffersScreen.tsx'),
  organization: () => import('./organizations/OrganizationScreen.tsx'),
  contracts: () => import('./contracts/ContractsScreen.tsx'),
  'contracts/:id': () => import('./contracts/ContractScreen.tsx'),
  invoice: () => import('./offers/InvoicesScreen.tsx'),
  'invoice-preview/:id': () => import('./offers/InvoicePreviewScreen.tsx'),
  'kp-preview/:id': () => import('./offers/KpPreviewScreen.tsx'),
})
