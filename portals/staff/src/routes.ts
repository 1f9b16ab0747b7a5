import type { RoleKey } from '@press/domain'
import type { Aliases, ScreenRoute } from '@press/shell'
import type * as Screens from './screens.ts'

const home = () => import('./home/HomeScreen.tsx')
/** Where the code of the others is; sign-in and home do without the names of some hundred files. */
export const screens = () => import('./screens.ts')
const of = (name: keyof typeof Screens) => async () => (await screens())[name]()

/** Who reads authors' applications; who reads tech cards, and who writes them (decisions §2). */
const readers: readonly RoleKey[] = ['initiator', 'deputy', 'pm', 'supervisor', 'director']
/** Whose work deciding on them is (spec §2). */
const deciders: readonly RoleKey[] = ['initiator', 'deputy']
const press: readonly RoleKey[] = [...readers, 'executor', 'accounting', 'typography', 'stock']
const writers: readonly RoleKey[] = ['initiator', 'deputy', 'pm', 'supervisor']
/** Who reads projects, and who writes them. */
const producers: readonly RoleKey[] = ['initiator', 'deputy', 'pm', 'executor', 'supervisor', 'director']
const managers: readonly RoleKey[] = ['initiator', 'pm', 'supervisor']
/** Whose works are paid by the piece. */
const earners: readonly RoleKey[] = ['executor', 'pm']
/** Who writes the prices (decisions §2). */
const pricers: readonly RoleKey[] = ['accounting', 'supervisor']
/** Who reads what was sold and what authors are owed. */
const leaders: readonly RoleKey[] = ['accounting', 'supervisor', 'director']
/** Who reads contracts, and who writes them (decisions §2). */
const contractors: readonly RoleKey[] = ['pm', 'executor', 'accounting', 'supervisor', 'hr', 'director']
const contractWriters: readonly RoleKey[] = ['accounting', 'supervisor', 'hr']
/** Whose work the catalogue of finished books is. */
const cataloguers: readonly RoleKey[] = ['pm', 'accounting', 'supervisor', 'director']
/** Who reads offers, and who writes them. */
const sellers: readonly RoleKey[] = ['initiator', 'deputy', 'pm', 'accounting', 'supervisor', 'director']
/** Who looks at an offer as it will print; the printing house among them (spec §2). */
const readersOfPapers: readonly RoleKey[] = [...sellers, 'typography']
const sales: readonly RoleKey[] = ['accounting', 'supervisor']
/** Who moves offers and the shop's orders on (decisions §3). */
const boardKeepers: readonly RoleKey[] = ['accounting', 'typography', 'stock', 'supervisor']
/** Who reads of the people of the press, and who of them changes something (decisions §2). */
const peopleReaders: readonly RoleKey[] = ['supervisor', 'hr', 'director']
/** Who has the organisations before them; accounting reads of them by their accounts. */
const organizationReaders: readonly RoleKey[] = ['supervisor', 'director']
const everybody: readonly RoleKey[] = [...press, 'hr']

/** The screens of the staff (spec §2), below `/app/{role}/`. */
// prettier-ignore
export const routes: readonly ScreenRoute[] = [
  { path: 'home', roles: everybody, title: 'shell:nav.home', screen: home },
  { path: 'kanban', roles: press, title: 'board:title', screen: of('kanban') },
  { path: 'applications', roles: readers, title: 'applications:list.label', screen: of('applications') },
  { path: 'appstatus', roles: deciders, title: 'applications:board.title', screen: of('applicationStatuses') },
  { path: 'application-details/:id', roles: readers, title: 'applications:details.number', crumb: 'applications', screen: of('application') },
  { path: 'techcards', roles: press, title: 'tech-cards:list.label', screen: of('cards') },
  { path: 'techcards/new', roles: writers, title: 'tech-cards:form.newTitle', crumb: 'techcards', screen: of('newCard') },
  { path: 'techcards/:id', roles: press, title: 'tech-cards:number', crumb: 'techcards', screen: of('card') },
  { path: 'techcards/:id/edit', roles: writers, title: 'tech-cards:number', crumb: 'techcards', screen: of('editCard') },
  { path: 'techcards/:id/signal-copy', roles: press, title: 'print:work.signal.label', crumb: 'techcards', screen: of('signalForm') },
  { path: 'techcards/:id/print-info', roles: press, title: 'print:work.print.label', crumb: 'techcards', screen: of('printForm') },
  { path: 'techcards/:id/shop', roles: writers, title: 'shop:title', crumb: 'techcards', screen: of('shop') },
  { path: 'techcards/:id/instagram', roles: writers, title: 'social:title', crumb: 'techcards', screen: of('post') },
  { path: 'booktracking', roles: press, title: 'tracking:list.label', screen: of('tracked') },
  { path: 'booktracking/:id', roles: press, title: 'tracking:label', crumb: 'booktracking', screen: of('trackedBook') },
  { path: 'projects', roles: producers, title: 'projects:list.label', screen: of('projects') },
  { path: 'projects/new/:id', roles: managers, title: 'projects:form.newTitle', crumb: 'projects', screen: of('newProject') },
  { path: 'project-details/:id', roles: producers, title: 'projects:form.label', crumb: 'projects', screen: of('project') },
  { path: 'project-details/:id/edit', roles: managers, title: 'projects:form.label', crumb: 'projects', screen: of('editProject') },
  { path: 'books', roles: cataloguers, title: 'books:title', screen: of('books') },
  { path: 'statements', roles: sales, title: 'statements:list.label', screen: of('statements') },
  { path: 'statements/:id', roles: sales, title: 'statements:list.title', crumb: 'statements', screen: of('statement') },
  { path: 'invoice', roles: sales, title: 'invoices:title', screen: of('invoices') },
  { path: 'accounts', roles: sales, title: 'accounts:list.title', screen: of('accounts') },
  { path: 'accounts/:id', roles: sales, title: 'accounts:ledger.title', crumb: 'accounts', screen: of('account') },
  { path: 'accounts/:id/requisites', roles: ['supervisor'], title: 'organizations:title', crumb: 'accounts', screen: of('requisites') },
  { path: 'payouts', roles: ['accounting'], title: 'payouts:title', screen: of('payouts') },
  { path: 'typography', roles: sales, title: 'print-orders:title', screen: of('printOrders') },
  { path: 'memorandum', roles: sales, title: 'memoranda:list.title', screen: of('memoranda') },
  { path: 'users', roles: peopleReaders, title: 'users:title', screen: of('users') },
  { path: 'users/:id', roles: peopleReaders, title: 'users:title', crumb: 'users', screen: of('user') },
  { path: 'organizations', roles: organizationReaders, title: 'organizations:list.title', screen: of('organizations') },
  { path: 'organizations/new', roles: ['supervisor'], title: 'organizations:list.newTitle', crumb: 'organizations', screen: of('newOrganization') },
  { path: 'organizations/:id', roles: organizationReaders, title: 'organizations:title', crumb: 'organizations', screen: of('organization') },
  { path: 'contracts', roles: contractors, title: 'contracts:list.title', screen: of('contracts') },
  { path: 'contracts/hr', roles: ['supervisor'], title: 'contracts:list.titleOf.hr', crumb: 'contracts', screen: of('hrContracts') },
  { path: 'contracts/op', roles: ['supervisor'], title: 'contracts:list.titleOf.op', crumb: 'contracts', screen: of('opContracts') },
  { path: 'contracts/biz', roles: ['supervisor'], title: 'contracts:list.titleOf.biz', crumb: 'contracts', screen: of('bizContracts') },
  { path: 'contracts/:id', roles: contractors, title: 'contracts:label', crumb: 'contracts', screen: of('contract') },
  { path: 'contract-add/:kind', roles: contractWriters, title: 'contracts:newTitle', crumb: 'contracts', screen: of('newContract') },
  { path: 'contract-edit/:id', roles: contractWriters, title: 'contracts:label', crumb: 'contracts', screen: of('editContract') },
  { path: 'realisation', roles: leaders, title: 'realisation:title', screen: of('realisation') },
  { path: 'price-list', roles: pricers, title: 'price-list:title', screen: of('priceList') },
  { path: 'offers', roles: sellers, title: 'offers:screen.title', screen: of('offers') },
  { path: 'offers/new', roles: sales, title: 'offers:screen.new', crumb: 'offers', screen: of('newOffer') },
  { path: 'offers/:id/edit', roles: sales, title: 'offers:screen.editTitle', crumb: 'offers', screen: of('editOffer') },
  { path: 'invoice-preview/:id', roles: readersOfPapers, title: 'offers:preview.invoice', crumb: 'offers', screen: of('invoicePreview') },
  { path: 'kp-preview/:id', roles: readersOfPapers, title: 'offers:preview.kp', crumb: 'offers', screen: of('kpPreview') },
  { path: 'partnerKanban', roles: boardKeepers, title: 'board:offers.partner', screen: of('partnerBoard') },
  { path: 'smartKanban', roles: boardKeepers, title: 'board:offers.smart', screen: of('smartBoard') },
  { path: 'orderKanban', roles: boardKeepers, title: 'shop-orders:board', screen: of('orderBoard') },
  { path: 'letters', roles: ['supervisor'], title: 'notices:letters.title', screen: of('letters') },
  { path: 'mywallet', roles: earners, title: 'projects:wallet.title', screen: of('wallet') },
]

/** Applications and books without a number are their lists (decisions §7). */
export const aliases: Aliases = {
  'application-details': 'applications',
  'project-details': 'projects',
  'invoice-preview': 'offers',
  'kp-preview': 'offers',
  people: 'users',
}
