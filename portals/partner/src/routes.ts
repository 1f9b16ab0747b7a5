import type { Aliases, ScreenRoute } from '@press/shell'

const kanban = () => import('./kanban/KanbanScreen.tsx')
const offers = () => import('./offers/OffersScreen.tsx')
const invoices = () => import('./offers/InvoicesScreen.tsx')
const organization = () => import('./organization/OrganizationScreen.tsx')
const contracts = () => import('./contracts/ContractsScreen.tsx')
const contract = () => import('./contracts/ContractScreen.tsx')
const invoicePreview = () => import('./offers/InvoicePreviewScreen.tsx')
const kpPreview = () => import('./offers/KpPreviewScreen.tsx')

/** The screens of a partner (spec §2), below `/app/partner/`. */
export const routes: readonly ScreenRoute[] = [
  { path: 'kanban', roles: ['partner'], title: 'board:offers.mine', screen: kanban },
  { path: 'offers', roles: ['partner'], title: 'offers:screen.title', screen: offers },
  { path: 'organization', roles: ['partner'], title: 'organizations:own', screen: organization },
  { path: 'contracts', roles: ['partner'], title: 'contracts:list.title', screen: contracts },
  { path: 'contracts/:id', roles: ['partner'], title: 'contracts:label', crumb: 'contracts', screen: contract },
  { path: 'invoice', roles: ['partner'], title: 'invoices:title', screen: invoices },
  {
    path: 'invoice-preview/:id',
    roles: ['partner'],
    title: 'offers:preview.invoice',
    crumb: 'offers',
    screen: invoicePreview,
  },
  { path: 'kp-preview/:id', roles: ['partner'], title: 'offers:preview.kp', crumb: 'offers', screen: kpPreview },
]

/** Papers without a number are the list of offers (decisions §7). */
export const aliases: Aliases = { 'invoice-preview': 'offers', 'kp-preview': 'offers' }
