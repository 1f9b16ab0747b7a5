import { timeKeepers, type RoleKey } from '@press/domain'
import type { Aliases, Route, ScreenRoute } from '@press/shell'

const kanban = () => import('./kanban/KanbanScreen.tsx')
const applications = () => import('./applications/ApplicationsScreen.tsx')
const applicationStatuses = () => import('./applications/ApplicationStatusScreen.tsx')
const application = () => import('./applications/ApplicationScreen.tsx')
const cards = () => import('./tech-cards/TechCardsScreen.tsx')
const newCard = () => import('./tech-cards/NewTechCardScreen.tsx')
const card = () => import('./tech-cards/TechCardScreen.tsx')
const tracked = () => import('./tracking/TrackedBooksScreen.tsx')
const trackedBook = () => import('./tracking/TrackedBookScreen.tsx')
const projects = () => import('./projects/ProjectsScreen.tsx')
const newProject = () => import('./projects/NewProjectScreen.tsx')
const project = () => import('./projects/ProjectScreen.tsx')
const editProject = () => import('./projects/EditProjectScreen.tsx')
const books = () => import('./books/BooksScreen.tsx')
const stockCount = () => import('./stock/StockCountScreen.tsx')
const bookStock = () => import('./stock/BookStockScreen.tsx')
const priceList = () => import('./prices/PriceListScreen.tsx')
const statements = () => import('./statements/StatementsScreen.tsx')
const accounts = () => import('./accounts/AccountsScreen.tsx')
const realisation = () => import('./realisation/RealisationScreen.tsx')
const invoices = () => import('./offers/InvoicesScreen.tsx')
const account = () => import('./accounts/AccountScreen.tsx')
const requisites = () => import('./accounts/RequisitesScreen.tsx')
const printOrders = () => import('./print-orders/PrintOrdersScreen.tsx')
const paper = () => import('./paper/PaperScreen.tsx')
const users = () => import('./users/UsersScreen.tsx')
const user = () => import('./users/UserScreen.tsx')
const organizations = () => import('./organizations/OrganizationsScreen.tsx')
const newOrganization = () => import('./organizations/NewOrganizationScreen.tsx')
const organization = () => import('./organizations/OrganizationScreen.tsx')
const memoranda = () => import('./memoranda/MemorandaScreen.tsx')
const contracts = () => import('./contracts/ContractsScreen.tsx')
const hrContracts = () => import('./contracts/HrContractsScreen.tsx')
const opContracts = () => import('./contracts/OpContractsScreen.tsx')
const bizContracts = () => import('./contracts/BizContractsScreen.tsx')
const contract = () => import('./contracts/ContractScreen.tsx')
const newContract = () => import('./contracts/NewContractScreen.tsx')
const editContract = () => import('./contracts/EditContractScreen.tsx')
const contractTemplates = () => import('./contracts/TemplatesScreen.tsx')
const contractTemplate = () => import('./contracts/TemplateScreen.tsx')
const statement = () => import('./statements/StatementScreen.tsx')
const payouts = () => import('./projects/PayoutsScreen.tsx')
const wallet = () => import('./projects/WalletScreen.tsx')
const offers = () => import('./offers/OffersScreen.tsx')
const invoicePreview = () => import('./offers/InvoicePreviewScreen.tsx')
const kpPreview = () => import('./offers/KpPreviewScreen.tsx')
const partnerBoard = () => import('./kanban/PartnerBoardScreen.tsx')
const smartBoard = () => import('./kanban/SmartBoardScreen.tsx')
const orderBoard = () => import('./kanban/OrderBoardScreen.tsx')
const newOffer = () => import('./offers/NewOfferScreen.tsx')
const editOffer = () => import('./offers/EditOfferScreen.tsx')
const editCard = () => import('./tech-cards/EditTechCardScreen.tsx')
const signalForm = () => import('./signals/SignalFormScreen.tsx')
const shop = () => import('./shop/ShopScreen.tsx')
const post = () => import('./shop/PostScreen.tsx')
const jobs = () => import('./jobs/JobsScreen.tsx')
const statistics = () => import('./statistics/StatisticsScreen.tsx')
const eventsLog = () => import('./events-log/EventsLogScreen.tsx')
const pressSettings = () => import('./settings/PressSettingsScreen.tsx')
const tracker = () => import('./time/TrackerScreen.tsx')
const timeTracker = () => import('./time/TimeTrackerScreen.tsx')
const hours = () => import('./time/HoursScreen.tsx')
const printForm = () => import('./signals/PrintFormScreen.tsx')

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
/** Who reads bills, what was sold and what authors are owed. */
const leaders: readonly RoleKey[] = ['accounting', 'supervisor', 'director']
/** Who reads contracts, and who writes them (decisions §2). */
const contractors: readonly RoleKey[] = ['pm', 'executor', 'accounting', 'supervisor', 'hr', 'director']
const contractWriters: readonly RoleKey[] = ['accounting', 'supervisor', 'hr']
/** Who edits contract templates. */
const templateWriters: readonly RoleKey[] = ['supervisor', 'hr']
/** Whose work the catalogue of finished books and its stock are. */
const cataloguers: readonly RoleKey[] = ['pm', 'accounting', 'stock', 'supervisor', 'director']
/** Who reads offers, and who writes them. */
const sellers: readonly RoleKey[] = ['initiator', 'deputy', 'pm', 'accounting', 'supervisor', 'director']
/** Who looks at an offer as it will print; the printing house among them (spec §2). */
const readersOfPapers: readonly RoleKey[] = [...sellers, 'typography']
/** Who counts finished books and writes them off. */
const stockKeepers: readonly RoleKey[] = ['accounting', 'stock', 'supervisor']
const sales: readonly RoleKey[] = ['accounting', 'supervisor']
/** Who moves offers and the shop's orders on (decisions §3), and the director, who reads their boards. */
const boardReaders: readonly RoleKey[] = ['accounting', 'typography', 'stock', 'supervisor', 'director']
/** Who sees how much paper there is (decisions §2). */
const paperReaders: readonly RoleKey[] = ['initiator', 'deputy', 'typography', 'stock', 'supervisor', 'director']
/** Who reads of the people of the press, and who of them changes something (decisions §2). */
const peopleReaders: readonly RoleKey[] = ['supervisor', 'hr', 'director']
/** Who has the organisations before them; accounting reads of them by their accounts. The log is theirs as well. */
const organizationReaders: readonly RoleKey[] = ['supervisor', 'director']
/** Who has the figures of the press before them; managers those of their own books, HR those of its people. */
const counters: readonly RoleKey[] = ['pm', 'accounting', 'supervisor', 'hr', 'director']

/** The screens of the staff (spec §2), below `/app/{role}/`. */
// prettier-ignore
export const routes: readonly ScreenRoute[] = [
  { path: 'kanban', roles: press, title: 'board:title', screen: kanban },
  { path: 'statistics', roles: counters, title: 'statistics:title', screen: statistics },
  { path: 'applications', roles: readers, title: 'applications:list.label', screen: applications },
  { path: 'appstatus', roles: deciders, title: 'applications:board.title', screen: applicationStatuses },
  { path: 'application-details/:id', roles: readers, title: 'applications:details.number', crumb: 'applications', screen: application },
  { path: 'techcards', roles: press, title: 'tech-cards:list.label', screen: cards },
  { path: 'techcards/new', roles: writers, title: 'tech-cards:form.newTitle', crumb: 'techcards', screen: newCard },
  { path: 'techcards/:id', roles: press, title: 'tech-cards:number', crumb: 'techcards', screen: card },
  { path: 'techcards/:id/edit', roles: writers, title: 'tech-cards:number', crumb: 'techcards', screen: editCard },
  { path: 'techcards/:id/signal-copy', roles: press, title: 'print:work.signal.label', crumb: 'techcards', screen: signalForm },
  { path: 'techcards/:id/print-info', roles: press, title: 'print:work.print.label', crumb: 'techcards', screen: printForm },
  { path: 'techcards/:id/shop', roles: writers, title: 'shop:title', crumb: 'techcards', screen: shop },
  { path: 'techcards/:id/instagram', roles: writers, title: 'social:title', crumb: 'techcards', screen: post },
  { path: 'booktracking', roles: press, title: 'tracking:list.label', screen: tracked },
  { path: 'booktracking/:id', roles: press, title: 'tracking:label', crumb: 'booktracking', screen: trackedBook },
  { path: 'projects', roles: producers, title: 'projects:list.label', screen: projects },
  { path: 'projects/new/:id', roles: managers, title: 'projects:form.newTitle', crumb: 'projects', screen: newProject },
  { path: 'project-details/:id', roles: producers, title: 'projects:form.label', crumb: 'projects', screen: project },
  { path: 'project-details/:id/edit', roles: managers, title: 'projects:form.label', crumb: 'projects', screen: editProject },
  { path: 'books', roles: cataloguers, title: 'books:title', screen: books },
  { path: 'books/count', roles: stockKeepers, title: 'stock:inventory.title', crumb: 'books', screen: stockCount },
  { path: 'books/:id/stock', roles: cataloguers, title: 'stock:title', crumb: 'books', screen: bookStock },
  { path: 'statements', roles: sales, title: 'statements:list.label', screen: statements },
  { path: 'statements/:id', roles: sales, title: 'statements:list.title', crumb: 'statements', screen: statement },
  { path: 'invoice', roles: leaders, title: 'invoices:title', screen: invoices },
  { path: 'accounts', roles: sales, title: 'accounts:list.title', screen: accounts },
  { path: 'accounts/:id', roles: sales, title: 'accounts:ledger.title', crumb: 'accounts', screen: account },
  { path: 'accounts/:id/requisites', roles: ['supervisor'], title: 'organizations:title', crumb: 'accounts', screen: requisites },
  { path: 'payouts', roles: ['accounting'], title: 'payouts:title', screen: payouts },
  { path: 'typography', roles: sales, title: 'print-orders:title', screen: printOrders },
  { path: 'paper', roles: paperReaders, title: 'paper-stock:title', screen: paper },
  { path: 'memorandum', roles: sales, title: 'memoranda:list.title', screen: memoranda },
  { path: 'users', roles: peopleReaders, title: 'users:title', screen: users },
  { path: 'users/:id', roles: peopleReaders, title: 'users:title', crumb: 'users', screen: user },
  { path: 'organizations', roles: organizationReaders, title: 'organizations:list.title', screen: organizations },
  { path: 'organizations/new', roles: ['supervisor'], title: 'organizations:list.newTitle', crumb: 'organizations', screen: newOrganization },
  { path: 'organizations/:id', roles: organizationReaders, title: 'organizations:title', crumb: 'organizations', screen: organization },
  { path: 'contracts', roles: contractors, title: 'contracts:list.title', screen: contracts },
  { path: 'contracts/hr', roles: ['supervisor'], title: 'contracts:list.titleOf.hr', screen: hrContracts },
  { path: 'contracts/op', roles: ['supervisor'], title: 'contracts:list.titleOf.op', screen: opContracts },
  { path: 'contracts/biz', roles: ['supervisor'], title: 'contracts:list.titleOf.biz', screen: bizContracts },
  { path: 'contracts/:id', roles: contractors, title: 'contracts:label', crumb: 'contracts', screen: contract },
  { path: 'contract-add/:kind', roles: contractWriters, title: 'contracts:newTitle', crumb: 'contracts', screen: newContract },
  { path: 'contract-edit/:id', roles: contractWriters, title: 'contracts:label', crumb: 'contracts', screen: editContract },
  { path: 'contract-templates', roles: templateWriters, title: 'contract-templates:title', crumb: 'contracts', screen: contractTemplates },
  { path: 'contract-templates/:kind', roles: templateWriters, title: 'contract-templates:title', crumb: 'contract-templates', screen: contractTemplate },
  { path: 'realisation', roles: leaders, title: 'realisation:title', screen: realisation },
  { path: 'price-list', roles: pricers, title: 'price-list:title', screen: priceList },
  { path: 'offers', roles: sellers, title: 'offers:screen.title', screen: offers },
  { path: 'offers/new', roles: sales, title: 'offers:screen.new', crumb: 'offers', screen: newOffer },
  { path: 'offers/:id/edit', roles: sales, title: 'offers:screen.editTitle', crumb: 'offers', screen: editOffer },
  { path: 'invoice-preview/:id', roles: readersOfPapers, title: 'offers:preview.invoice', crumb: 'offers', screen: invoicePreview },
  { path: 'kp-preview/:id', roles: readersOfPapers, title: 'offers:preview.kp', crumb: 'offers', screen: kpPreview },
  { path: 'partnerKanban', roles: boardReaders, title: 'board:offers.partner', screen: partnerBoard },
  { path: 'smartKanban', roles: boardReaders, title: 'board:offers.smart', screen: smartBoard },
  { path: 'orderKanban', roles: boardReaders, title: 'shop-orders:board', screen: orderBoard },
  { path: 'events-log', roles: organizationReaders, title: 'events-log:title', screen: eventsLog },
  { path: 'settings', roles: ['supervisor'], title: 'settings:title', screen: pressSettings },
  { path: 'tracker', roles: timeKeepers, title: 'time:clock.title', crumb: 'time-tracker', screen: tracker },
  { path: 'time-tracker', roles: timeKeepers, title: 'time:title', screen: timeTracker },
  { path: 'time-tracker/users/:id', roles: timeKeepers, title: 'time:title', crumb: 'time-tracker', screen: hours },
  { path: 'jobs', roles: ['supervisor'], title: 'jobs:title', screen: jobs },
  { path: 'mywallet', roles: earners, title: 'projects:wallet.title', screen: wallet },
]

/** Before `/app`: the first account of a press, and its setup. */
export const before: readonly Route[] = [
  { path: '/setup', title: 'setup:title', screen: () => import('./setup/SetupScreen.tsx') },
]

/** Applications and books without a number are their lists (decisions §7). */
export const aliases: Aliases = {
  'application-details': 'applications',
  'project-details': 'projects',
  'invoice-preview': 'offers',
  'kp-preview': 'offers',
  people: 'users',
}

/** Written by the specification without a role: they lead each to their own, whoever is not signed in by way of the sign-in screen. */
export const roleless: readonly string[] = ['tracker', 'time-tracker', 'time-tracker/users/:id']
