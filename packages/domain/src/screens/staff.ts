import { homeTitles } from './home.ts'
import { defineScreens } from './screen.ts'

/** The screens of the staff (spec §2), in the order of the menu. */
// prettier-ignore
export const staffScreens = defineScreens({
  home: { title: homeTitles.staff, menu: { icon: 'house' } },
  // Spec §2 names accounting and the supervisor. In addition, managers see the figures of their own books, and HR sees the figures
  // about people.
  statistics: { only: ['pm', 'accounting', 'supervisor', 'hr', 'director'], title: 'statistics:title', menu: { icon: 'chartBar' } },

  kanban: { may: ['techCards', 'read'], title: 'boards:title', menu: { icon: 'kanban', group: 'production' } },
  techcards: { may: ['techCards', 'read'], title: 'tech-cards:list.label', menu: { icon: 'bookBookmark', group: 'production', badge: 'cards' } },
  'techcards/new': { may: ['techCards', 'write'], title: 'tech-cards:form.newTitle', crumb: 'techcards' },
  'techcards/:id': { may: ['techCards', 'read'], title: 'tech-cards:number', crumb: 'techcards' },
  'techcards/:id/edit': { may: ['techCards', 'write'], title: 'tech-cards:number', crumb: 'techcards' },
  'techcards/:id/signal-copy': { may: ['techCards', 'read'], title: 'print-forms:work.signal.label', crumb: 'techcards' },
  'techcards/:id/print-info': { may: ['techCards', 'read'], title: 'print-forms:work.print.label', crumb: 'techcards' },
  'techcards/:id/shop': { may: ['techCards', 'write'], title: 'shop:title', crumb: 'techcards' },
  'techcards/:id/instagram': { may: ['techCards', 'write'], title: 'social:title', crumb: 'techcards' },
  // Spec §2 does not name this menu entry for executors and accounting. They open the screen from a book.
  booktracking: { may: ['techCards', 'read'], title: 'tracking:list.label', menu: { exceptRoles: ['executor', 'accounting'], icon: 'mapTrifold', group: 'production' } },
  'booktracking/:id': { may: ['techCards', 'read'], title: 'tracking:label', crumb: 'booktracking' },
  projects: { may: ['projects', 'read'], title: 'projects:list.label', aliases: ['project-details'], menu: { icon: 'clipboardText', group: 'production', badge: 'projects' } },
  'projects/new/:id': { may: ['projects', 'write'], title: 'projects:form.newTitle', crumb: 'projects' },
  'project-details/:id': { may: ['projects', 'read'], title: 'projects:form.label', crumb: 'projects' },
  'project-details/:id/edit': { may: ['projects', 'write'], title: 'projects:form.label', crumb: 'projects' },
  books: { may: ['stock', 'read'], title: 'books:title', menu: { icon: 'books', group: 'production' } },
  'books/count': { may: ['stock', 'write'], title: 'stock:inventory.title', crumb: 'books' },
  'books/:id/stock': { may: ['stock', 'read'], title: 'stock:title', crumb: 'books' },
  // The wallet is for the roles that are paid per work.
  mywallet: { only: ['executor', 'pm'], title: 'projects:wallet.title', menu: { icon: 'wallet', group: 'production' } },
  applications: { may: ['applications', 'read'], title: 'applications:list.label', aliases: ['application-details'], menu: { icon: 'files', group: 'production', badge: 'applications' } },
  'application-details/:id': { may: ['applications', 'read'], title: 'applications:details.number', crumb: 'applications' },
  // The supervisor decides on an application from its details instead (spec §2).
  appstatus: { may: ['applications', 'status'], exceptRoles: ['supervisor'], title: 'applications:board.title', menu: { icon: 'checkCircle', group: 'production' } },
  paper: { may: ['paper', 'read'], title: 'paper-stock:title', menu: { icon: 'stack', group: 'production' } },
  typography: { may: ['invoices', 'write'], title: 'print-orders:title', menu: { icon: 'printer', group: 'production' } },

  // The printing house and the stock follow offers on separate boards (spec §2).
  offers: { may: ['offers', 'read'], exceptRoles: ['typography', 'stock'], title: 'offers:screen.title', aliases: ['invoice-preview', 'kp-preview'], menu: { icon: 'fileText', group: 'sales', badge: 'offers' } },
  'offers/new': { may: ['offers', 'write'], title: 'offers:screen.new', crumb: 'offers' },
  'offers/:id/edit': { may: ['offers', 'write'], title: 'offers:screen.editTitle', crumb: 'offers' },
  // Spec §2 names these documents for the printing house but not for the stock.
  'invoice-preview/:id': { may: ['offers', 'read'], exceptRoles: ['stock'], title: 'offers:preview.invoice', crumb: 'offers' },
  'kp-preview/:id': { may: ['offers', 'read'], exceptRoles: ['stock'], title: 'offers:preview.kp', crumb: 'offers' },
  // The boards of offers are for the roles that move offers and shop orders (spec §2, decisions §3), and for the director.
  partnerKanban: { may: ['shopOrders', 'read'], title: 'boards:offers.partner', menu: { icon: 'handshake', group: 'sales' } },
  smartKanban: { may: ['shopOrders', 'read'], title: 'boards:offers.smart', menu: { icon: 'buildings', group: 'sales' } },
  orderKanban: { may: ['shopOrders', 'read'], title: 'shop-orders:board', menu: { icon: 'storefront', group: 'sales' } },
  contracts: { may: ['contracts', 'read'], title: 'contracts:list.title', menu: { icon: 'scroll', group: 'sales', badge: 'contracts' } },
  // These screens show the list of contracts by department, which spec §2 names for the supervisor.
  'contracts/hr': { may: ['contracts', 'read'], only: ['supervisor'], title: 'contracts:list.titleOf.hr', menu: { key: 'contracts-hr', icon: 'scroll', group: 'sales' } },
  'contracts/op': { may: ['contracts', 'read'], only: ['supervisor'], title: 'contracts:list.titleOf.op', menu: { key: 'contracts-op', icon: 'scroll', group: 'sales' } },
  'contracts/biz': { may: ['contracts', 'read'], only: ['supervisor'], title: 'contracts:list.titleOf.biz', menu: { key: 'contracts-biz', icon: 'scroll', group: 'sales' } },
  'contracts/:id': { may: ['contracts', 'read'], title: 'contracts:label', crumb: 'contracts' },
  'contract-add/:kind': { may: ['contracts', 'write'], title: 'contracts:newTitle', crumb: 'contracts' },
  'contract-edit/:id': { may: ['contracts', 'write'], title: 'contracts:label', crumb: 'contracts' },
  'contract-templates': { may: ['contractTemplates', 'write'], title: 'contract-templates:title', crumb: 'contracts' },
  'contract-templates/:kind': { may: ['contractTemplates', 'write'], title: 'contract-templates:title', crumb: 'contract-templates' },
  statements: { may: ['invoices', 'write'], title: 'statements:list.label', menu: { icon: 'wallet', group: 'sales', order: 1, badge: 'payments' } },
  'statements/:id': { may: ['invoices', 'write'], title: 'statements:list.title', crumb: 'statements' },
  // Roles that do not have this list open an invoice from its offer (spec §2). For roles that write invoices, the entry is below
  // the bank statements.
  invoice: { may: ['invoices', 'read'], exceptRoles: ['initiator', 'pm'], title: 'invoices:title', menu: [{ may: ['invoices', 'write'], icon: 'receipt', group: 'sales', order: 1 }, { icon: 'receipt', group: 'sales' }] },
  realisation: { may: ['realisation', 'read'], title: 'realisation:title', menu: { icon: 'books', group: 'sales' } },
  accounts: { may: ['invoices', 'write'], title: 'accounts:list.title', menu: { icon: 'bank', group: 'sales', order: 1 } },
  'accounts/:id': { may: ['invoices', 'write'], title: 'accounts:ledger.title', crumb: 'accounts' },
  'accounts/:id/requisites': { may: ['organizations', 'write'], title: 'organizations:title', crumb: 'accounts' },
  payouts: { may: ['projects', 'pay'], title: 'payouts:title', menu: { icon: 'wallet', group: 'sales', order: 1 } },
  memorandum: { may: ['invoices', 'write'], title: 'memoranda:list.title', menu: { icon: 'handshake', group: 'sales', order: 1 } },
  'price-list': { may: ['priceList', 'write'], title: 'price-lists:title', menu: { icon: 'tag', group: 'sales', order: 1 } },

  users: { may: ['users', 'read'], title: 'users:title', aliases: ['people'], menu: { icon: 'users', group: 'management' } },
  'users/:id': { may: ['users', 'read'], title: 'users:title', crumb: 'users' },
  // Accounting opens an organisation from the account of the organisation instead (spec §2).
  organizations: { may: ['organizations', 'read'], exceptRoles: ['accounting'], title: 'organizations:list.title', menu: { icon: 'buildings', group: 'management' } },
  'organizations/new': { may: ['organizations', 'create'], title: 'organizations:list.newTitle', crumb: 'organizations' },
  'organizations/:id': { may: ['organizations', 'read'], exceptRoles: ['accounting'], title: 'organizations:title', crumb: 'organizations' },
  tracker: { may: ['time', 'clock'], title: 'time:clock.title', crumb: 'time-tracker', roleless: true },
  // Roles that approve hours see the hours of all employees. Other roles find their own hours next to chat and calendar.
  'time-tracker': { may: ['time', 'read'], title: 'time:title', roleless: true, menu: [{ may: ['time', 'approve'], icon: 'clock', group: 'management', badge: 'corrections' }, { icon: 'clock', group: 'communication', order: 1, badge: 'corrections' }] },
  'time-tracker/users/:id': { may: ['time', 'read'], title: 'time:title', crumb: 'time-tracker', roleless: true },
  'events-log': { may: ['history', 'read'], title: 'events-log:title', menu: { icon: 'clockCounterClockwise', group: 'management' } },
  jobs: { may: ['jobs', 'read'], title: 'jobs:title', menu: { icon: 'warning', group: 'management', badge: 'letters' } },
  settings: { may: ['settings', 'read'], title: 'settings:title', menu: { key: 'press-settings', icon: 'gearSix', group: 'management' } },
})
