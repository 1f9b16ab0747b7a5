import type { RoleKey } from '@press/domain'
import type { Aliases, ScreenRoute } from '@press/shell'

const kanban = () => import('./kanban/KanbanScreen.tsx')
const applications = () => import('./applications/ApplicationsScreen.tsx')
const newApplication = () => import('./applications/NewApplicationScreen.tsx')
const editApplication = () => import('./applications/EditApplicationScreen.tsx')
const application = () => import('./applications/ApplicationScreen.tsx')
const books = () => import('./tracking/TrackedBooksScreen.tsx')
const signal = () => import('./signals/SignalScreen.tsx')
const offers = () => import('./offers/OffersScreen.tsx')
const invoicePreview = () => import('./offers/InvoicePreviewScreen.tsx')
const kpPreview = () => import('./offers/KpPreviewScreen.tsx')
const contracts = () => import('./contracts/ContractsScreen.tsx')
const contract = () => import('./contracts/ContractScreen.tsx')
const book = () => import('./tracking/BookTrackingScreen.tsx')

const roles: readonly RoleKey[] = ['author']

/** The screens of an author (spec §2), below `/app/author/`. */
// prettier-ignore
export const routes: readonly ScreenRoute[] = [
  { path: 'kanban', roles, title: 'home:board.title', screen: kanban },
  { path: 'applications', roles, title: 'applications:list.label', screen: applications },
  { path: 'applications/new', roles, title: 'applications:form.newTitle', crumb: 'applications', screen: newApplication },
  { path: 'applications/:id/edit', roles, title: 'applications:details.number', crumb: 'applications', screen: editApplication },
  { path: 'application-details/:id', roles, title: 'applications:details.number', crumb: 'applications', screen: application },
  { path: 'offers', roles, title: 'offers:screen.documents', screen: offers },
  { path: 'invoice-preview/:id', roles, title: 'offers:preview.invoice', crumb: 'offers', screen: invoicePreview },
  { path: 'kp-preview/:id', roles, title: 'offers:preview.kp', crumb: 'offers', screen: kpPreview },
  { path: 'contracts', roles, title: 'contracts:list.title', screen: contracts },
  { path: 'contracts/:id', roles, title: 'contracts:label', crumb: 'contracts', screen: contract },
  { path: 'booktracking', roles, title: 'tracking:list.label', screen: books },
  { path: 'booktracking/:id', roles, title: 'tracking:label', crumb: 'booktracking', screen: book },
  { path: 'booktracking/:id/signal', roles, title: 'signals:label', crumb: 'booktracking', screen: signal },
]

/** Applications without a number are their list (decisions §7). */
export const aliases: Aliases = {
  'application-details': 'applications',
  'invoice-preview': 'offers',
  'kp-preview': 'offers',
}
