import type { ParseKeys, TFunction } from 'i18next'
import type registration from './catalogs/ru/registration.json'
import type accounts from './catalogs/ru/accounts.json'
import type applications from './catalogs/ru/applications.json'
import type session from './catalogs/ru/session.json'
import type boards from './catalogs/ru/boards.json'
import type books from './catalogs/ru/books.json'
import type calculator from './catalogs/ru/calculator.json'
import type calendar from './catalogs/ru/calendar.json'
import type charts from './catalogs/ru/charts.json'
import type chat from './catalogs/ru/chat.json'
import type contractTemplates from './catalogs/ru/contract-templates.json'
import type contracts from './catalogs/ru/contracts.json'
import type documents from './catalogs/ru/documents.json'
import type domain from './catalogs/ru/domain.json'
import type errors from './catalogs/ru/errors.json'
import type eventsLog from './catalogs/ru/events-log.json'
import type faq from './catalogs/ru/faq.json'
import type fields from './catalogs/ru/fields.json'
import type files from './catalogs/ru/files.json'
import type frame from './catalogs/ru/frame.json'
import type home from './catalogs/ru/home.json'
import type webManifest from './catalogs/ru/web-manifest.json'
import type letters from './catalogs/ru/letters.json'
import type invoices from './catalogs/ru/invoices.json'
import type materials from './catalogs/ru/materials.json'
import type memoranda from './catalogs/ru/memoranda.json'
import type merges from './catalogs/ru/merges.json'
import type jobs from './catalogs/ru/jobs.json'
import type notificationSettings from './catalogs/ru/notification-settings.json'
import type notifications from './catalogs/ru/notifications.json'
import type offers from './catalogs/ru/offers.json'
import type offerWords from './catalogs/ru/offer-words.json'
import type organizations from './catalogs/ru/organizations.json'
import type paperStock from './catalogs/ru/paper-stock.json'
import type offerDocuments from './catalogs/ru/offer-documents.json'
import type partnerHome from './catalogs/ru/partner-home.json'
import type patterns from './catalogs/ru/patterns.json'
import type profile from './catalogs/ru/profile.json'
import type priceLists from './catalogs/ru/price-lists.json'
import type privacy from './catalogs/ru/privacy.json'
import type printForms from './catalogs/ru/print-forms.json'
import type payouts from './catalogs/ru/payouts.json'
import type printPlan from './catalogs/ru/print-plan.json'
import type printOrders from './catalogs/ru/print-orders.json'
import type projects from './catalogs/ru/projects.json'
import type publications from './catalogs/ru/publications.json'
import type queue from './catalogs/ru/queue.json'
import type realisation from './catalogs/ru/realisation.json'
import type regions from './catalogs/ru/regions.json'
import type search from './catalogs/ru/search.json'
import type sides from './catalogs/ru/sides.json'
import type signals from './catalogs/ru/signals.json'
import type settings from './catalogs/ru/settings.json'
import type setup from './catalogs/ru/setup.json'
import type shell from './catalogs/ru/shell.json'
import type shop from './catalogs/ru/shop.json'
import type shopOrders from './catalogs/ru/shop-orders.json'
import type social from './catalogs/ru/social.json'
import type statements from './catalogs/ru/statements.json'
import type statistics from './catalogs/ru/statistics.json'
import type stock from './catalogs/ru/stock.json'
import type support from './catalogs/ru/support.json'
import type tables from './catalogs/ru/tables.json'
import type techCards from './catalogs/ru/tech-cards.json'
import type time from './catalogs/ru/time.json'
import type todos from './catalogs/ru/todos.json'
import type tracking from './catalogs/ru/tracking.json'
import type turnovers from './catalogs/ru/turnovers.json'
import type users from './catalogs/ru/users.json'
import type ui from './catalogs/ru/ui.json'

/** The texts by feature, one line per feature. The compiler checks their keys. */
export interface Resources {
  registration: typeof registration
  accounts: typeof accounts
  applications: typeof applications
  session: typeof session
  boards: typeof boards
  books: typeof books
  calculator: typeof calculator
  calendar: typeof calendar
  charts: typeof charts
  chat: typeof chat
  'contract-templates': typeof contractTemplates
  contracts: typeof contracts
  documents: typeof documents
  domain: typeof domain
  errors: typeof errors
  'events-log': typeof eventsLog
  faq: typeof faq
  fields: typeof fields
  files: typeof files
  frame: typeof frame
  home: typeof home
  'web-manifest': typeof webManifest
  letters: typeof letters
  invoices: typeof invoices
  materials: typeof materials
  memoranda: typeof memoranda
  merges: typeof merges
  jobs: typeof jobs
  'notification-settings': typeof notificationSettings
  notifications: typeof notifications
  offers: typeof offers
  'offer-words': typeof offerWords
  organizations: typeof organizations
  'paper-stock': typeof paperStock
  'offer-documents': typeof offerDocuments
  'partner-home': typeof partnerHome
  patterns: typeof patterns
  profile: typeof profile
  'price-lists': typeof priceLists
  privacy: typeof privacy
  'print-forms': typeof printForms
  payouts: typeof payouts
  'print-orders': typeof printOrders
  'print-plan': typeof printPlan
  projects: typeof projects
  publications: typeof publications
  queue: typeof queue
  realisation: typeof realisation
  regions: typeof regions
  settings: typeof settings
  setup: typeof setup
  shell: typeof shell
  shop: typeof shop
  'shop-orders': typeof shopOrders
  social: typeof social
  statements: typeof statements
  statistics: typeof statistics
  stock: typeof stock
  support: typeof support
  tables: typeof tables
  'tech-cards': typeof techCards
  time: typeof time
  todos: typeof todos
  search: typeof search
  sides: typeof sides
  signals: typeof signals
  tracking: typeof tracking
  turnovers: typeof turnovers
  users: typeof users
  ui: typeof ui
}

/** The key of a text, with its feature: `tech-cards:list.label`. */
export type TextKey = ParseKeys<(keyof Resources)[]>

/** The kinds of background jobs. Each kind has a name, which the list of failed jobs shows. */
export type JobKind = keyof Resources['jobs']['kinds']

/** The type of a function that translates texts of every feature into one language. */
export type Translate = TFunction<(keyof Resources)[]>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    returnNull: false
    resources: Resources
  }
}
