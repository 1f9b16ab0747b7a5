import {
  appAddress,
  getRoleOrDefault,
  screenAddress,
  type ContractKind,
  type ParamsFor,
  type PrintFormKind,
  type ScreenPath,
} from '@press/domain'

/** Addresses without a role: outside `/app`, and directly below `/app`. */
export const paths = {
  signIn: '/',
  register: '/register',
  confirm: '/confirm',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  /** The first setup of a press; only in the staff portal. */
  setup: '/setup',
  lock: '/lock-screen',
  track: (code: string) => `/track/${code}`,
  home: '/app/home',
  notifications: appAddress('notifications'),
  notificationSettings: appAddress('notification-settings'),
  settings: appAddress('profile-setting'),
  faq: appAddress('faq'),
  file: (id: number, name: string) => `${appAddress('files/:id', { id })}?name=${encodeURIComponent(name)}`,
  profile: (id: number) => appAddress('profile/:id', { id }),
} as const

/** Returns the addresses that screens link to, for one role. The paths come from the table of screens. */
export function rolePaths(roleId: number) {
  const { key, portal } = getRoleOrDefault(roleId)
  const at = <Path extends ScreenPath>(path: Path, ...params: ParamsFor<Path>) => screenAddress(key, path, ...params)
  return {
    home: at('home'),
    kanban: at('kanban'),
    applications: at('applications'),
    applicationStatuses: at('appstatus'),
    newApplication: at('applications/new'),
    editApplication: (id: number) => at('applications/:id/edit', { id }),
    application: (id: number) => at('application-details/:id', { id }),
    techCards: at('techcards'),
    newTechCard: (applicationId?: number) =>
      at('techcards/new') + (applicationId ? `?applicationId=${applicationId}` : ''),
    newTechCardFor: (offerId: number, book: number) => `${at('techcards/new')}?offerId=${offerId}&book=${book}`,
    techCard: (id: number) => at('techcards/:id', { id }),
    moveTechCard: (id: number) => `${at('techcards/:id', { id })}?task=move`,
    editTechCard: (id: number) => at('techcards/:id/edit', { id }),
    shop: (id: number) => at('techcards/:id/shop', { id }),
    post: (id: number) => at('techcards/:id/instagram', { id }),
    printForm: (id: number, kind: PrintFormKind) =>
      at(kind === 'signal' ? 'techcards/:id/signal-copy' : 'techcards/:id/print-info', { id }),
    newProject: (techcardId: number) => at('projects/new/:id', { id: techcardId }),
    project: (id: number) => at('project-details/:id', { id }),
    editProject: (id: number) => at('project-details/:id/edit', { id }),
    support: at('support'),
    supportRequest: (id: number) => `${at('support')}?request=${id}`,
    jobs: at('jobs'),
    todo: at('todo'),
    chatWith: (person: number) => `${at('chat')}?with=${person}`,
    /** The conversation about a book, by its tech card. */
    chatAbout: (card: number) => `${at('chat')}?card=${card}`,
    chatAboutOffer: (id: number) => `${at('chat')}?offer=${id}`,
    chatAboutApplication: (id: number) => `${at('chat')}?application=${id}`,
    conversation: (id: number, message?: number) =>
      `${at('chat')}?id=${id}${message === undefined ? '' : `&message=${message}`}`,
    calculator: at('calculator'),
    calculations: at('calculations'),
    calculation: (id: number) => at('calculator/:id', { id }),
    invoices: at('invoice'),
    account: (id: number) => at('accounts/:id', { id }),
    requisites: (id: number) => at('accounts/:id/requisites', { id }),
    users: at('users'),
    user: (id: number) => at('users/:id', { id }),
    organizations: at('organizations'),
    newOrganization: at('organizations/new'),
    organization: (id: number) => at('organizations/:id', { id }),
    memoranda: at('memorandum'),
    contracts: at('contracts'),
    contract: (id: number) => at('contracts/:id', { id }),
    newContract: (kind: ContractKind, renews?: number) =>
      at('contract-add/:kind', { kind }) + (renews ? `?renews=${renews}` : ''),
    editContract: (id: number) => at('contract-edit/:id', { id }),
    contractTemplates: at('contract-templates'),
    contractTemplate: (kind: ContractKind) => at('contract-templates/:kind', { kind }),
    statements: at('statements'),
    statement: (id: number) => at('statements/:id', { id }),
    priceList: at('price-list'),
    offers: at('offers'),
    offer: (id: number) => `${at('offers')}?offer=${id}`,
    newOffer: at('offers/new'),
    invoicePreview: (id: number) => at('invoice-preview/:id', { id }),
    kpPreview: (id: number) => at('kp-preview/:id', { id }),
    editOffer: (id: number) => at('offers/:id/edit', { id }),
    orderKanban: at('orderKanban'),
    shopOrder: (id: number) => `${at('orderKanban')}?order=${id}`,
    offerOnBoard: (id: number) => `${at('partnerKanban')}?offer=${id}`,
    pressRequisites: `${at('settings')}?section=requisites`,
    log: at('events-log'),
    /** The audit log of one row. */
    logOf: (resource: string, id: number) => `${at('events-log')}?resource=${resource}&resource_id=${id}`,
    tracker: at('tracker'),
    hours: at('time-tracker'),
    hoursOf: (id: number) => at('time-tracker/users/:id', { id }),
    stockCount: at('books/count'),
    bookStock: (id: number) => at('books/:id/stock', { id }),
    realisation: at('realisation'),
    wallet: at('mywallet'),
    /** A book by its tech card. Authors open its tracking; the staff open the card. */
    book: (id: number) => at(portal === 'author' ? 'booktracking/:id' : 'techcards/:id', { id }),
    tracking: at('booktracking'),
    bookTracking: (id: number) => at('booktracking/:id', { id }),
    signal: (id: number) => at('booktracking/:id/signal', { id }),
  }
}

/** Returns the sign-in address that continues to `to`. */
export const signInPath = (to: string): string => `${paths.signIn}?to=${encodeURIComponent(to)}`

/** Returns the lock screen address that returns to `to`. */
export const lockPath = (to: string): string => `${paths.lock}?to=${encodeURIComponent(to)}`

/** Returns the address requested before sign-in; undefined unless it is inside this portal. */
export function returnPath(search: string): string | undefined {
  const to = new URLSearchParams(search).get('to')
  return to?.startsWith('/app') ? to : undefined
}
