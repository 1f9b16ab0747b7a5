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
  const toAddress = <Path extends ScreenPath>(path: Path, ...params: ParamsFor<Path>) =>
    screenAddress(key, path, ...params)
  return {
    home: toAddress('home'),
    kanban: toAddress('kanban'),
    applications: toAddress('applications'),
    applicationStatuses: toAddress('appstatus'),
    newApplication: toAddress('applications/new'),
    editApplication: (id: number) => toAddress('applications/:id/edit', { id }),
    application: (id: number) => toAddress('application-details/:id', { id }),
    techCards: toAddress('techcards'),
    newTechCard: (applicationId?: number) =>
      toAddress('techcards/new') + (applicationId ? `?applicationId=${applicationId}` : ''),
    newTechCardFor: (offerId: number, book: number) => `${toAddress('techcards/new')}?offerId=${offerId}&book=${book}`,
    techCard: (id: number) => toAddress('techcards/:id', { id }),
    moveTechCard: (id: number) => `${toAddress('techcards/:id', { id })}?task=move`,
    editTechCard: (id: number) => toAddress('techcards/:id/edit', { id }),
    shop: (id: number) => toAddress('techcards/:id/shop', { id }),
    post: (id: number) => toAddress('techcards/:id/instagram', { id }),
    printForm: (id: number, kind: PrintFormKind) =>
      toAddress(kind === 'signal' ? 'techcards/:id/signal-copy' : 'techcards/:id/print-info', { id }),
    newProject: (techcardId: number) => toAddress('projects/new/:id', { id: techcardId }),
    project: (id: number) => toAddress('project-details/:id', { id }),
    editProject: (id: number) => toAddress('project-details/:id/edit', { id }),
    support: toAddress('support'),
    supportRequest: (id: number) => `${toAddress('support')}?request=${id}`,
    jobs: toAddress('jobs'),
    todo: toAddress('todo'),
    chatWith: (person: number) => `${toAddress('chat')}?with=${person}`,
    /** The conversation about a book, by its tech card. */
    chatAboutCard: (card: number) => `${toAddress('chat')}?card=${card}`,
    chatAboutOffer: (id: number) => `${toAddress('chat')}?offer=${id}`,
    chatAboutApplication: (id: number) => `${toAddress('chat')}?application=${id}`,
    conversation: (id: number, message?: number) =>
      `${toAddress('chat')}?id=${id}${message === undefined ? '' : `&message=${message}`}`,
    calculator: toAddress('calculator'),
    calculations: toAddress('calculations'),
    calculation: (id: number) => toAddress('calculator/:id', { id }),
    invoices: toAddress('invoice'),
    account: (id: number) => toAddress('accounts/:id', { id }),
    accountBankDetails: (id: number) => toAddress('accounts/:id/requisites', { id }),
    users: toAddress('users'),
    user: (id: number) => toAddress('users/:id', { id }),
    organizations: toAddress('organizations'),
    newOrganization: toAddress('organizations/new'),
    organization: (id: number) => toAddress('organizations/:id', { id }),
    memoranda: toAddress('memorandum'),
    contracts: toAddress('contracts'),
    contract: (id: number) => toAddress('contracts/:id', { id }),
    newContract: (kind: ContractKind, renews?: number) =>
      toAddress('contract-add/:kind', { kind }) + (renews ? `?renews=${renews}` : ''),
    editContract: (id: number) => toAddress('contract-edit/:id', { id }),
    contractTemplates: toAddress('contract-templates'),
    contractTemplate: (kind: ContractKind) => toAddress('contract-templates/:kind', { kind }),
    statements: toAddress('statements'),
    statement: (id: number) => toAddress('statements/:id', { id }),
    priceList: toAddress('price-list'),
    offers: toAddress('offers'),
    offer: (id: number) => `${toAddress('offers')}?offer=${id}`,
    newOffer: toAddress('offers/new'),
    invoicePreview: (id: number) => toAddress('invoice-preview/:id', { id }),
    kpPreview: (id: number) => toAddress('kp-preview/:id', { id }),
    editOffer: (id: number) => toAddress('offers/:id/edit', { id }),
    orderKanban: toAddress('orderKanban'),
    shopOrder: (id: number) => `${toAddress('orderKanban')}?order=${id}`,
    offerOnBoard: (id: number) => `${toAddress('partnerKanban')}?offer=${id}`,
    pressBankDetails: `${toAddress('settings')}?section=requisites`,
    log: toAddress('events-log'),
    /** The audit log of one row. */
    logOf: (resource: string, id: number) => `${toAddress('events-log')}?resource=${resource}&resource_id=${id}`,
    tracker: toAddress('tracker'),
    hours: toAddress('time-tracker'),
    hoursOf: (id: number) => toAddress('time-tracker/users/:id', { id }),
    stockCount: toAddress('books/count'),
    bookStock: (id: number) => toAddress('books/:id/stock', { id }),
    realisation: toAddress('realisation'),
    wallet: toAddress('mywallet'),
    /** A book by its tech card. Authors open its tracking; the staff open the card. */
    book: (id: number) => toAddress(portal === 'author' ? 'booktracking/:id' : 'techcards/:id', { id }),
    tracking: toAddress('booktracking'),
    bookTracking: (id: number) => toAddress('booktracking/:id', { id }),
    signal: (id: number) => toAddress('booktracking/:id/signal', { id }),
  }
}

/** Returns the sign-in address that opens the given address after the sign-in. */
export const signInPath = (returnTo: string): string => `${paths.signIn}?to=${encodeURIComponent(returnTo)}`

/** Returns the lock screen address that opens the given address after the unlock. */
export const lockPath = (returnTo: string): string => `${paths.lock}?to=${encodeURIComponent(returnTo)}`

/** Returns the address requested before sign-in; undefined unless it is inside this portal. */
export function getReturnPath(search: string): string | undefined {
  const returnTo = new URLSearchParams(search).get('to')
  return returnTo?.startsWith('/app') ? returnTo : undefined
}
