import { roleOf, type ContractKind, type PrintForm } from '@press/domain'

/** Every address of the portals (spec §2), in one place. */
export const paths = {
  signIn: '/',
  register: '/register',
  confirm: '/confirm',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  /** The first setup of a press; the staff portal has it. */
  setup: '/setup',
  lock: '/lock-screen',
  track: (code: string) => `/track/${code}`,
  home: '/app/home',
  notifications: '/app/notifications',
  notificationSettings: '/app/notification-settings',
  settings: '/app/profile-setting',
  faq: '/app/faq',
  file: (id: number, name: string) => `/app/files/${id}?name=${encodeURIComponent(name)}`,
  profile: (id: number) => `/app/profile/${id}`,
} as const

/** The addresses of one role's own screens. */
export function rolePaths(roleId: number) {
  const { path, portal } = roleOf(roleId)
  const root = `/app/${path}`
  return {
    home: `${root}/home`,
    kanban: `${root}/kanban`,
    applications: `${root}/applications`,
    applicationStatuses: `${root}/appstatus`,
    newApplication: `${root}/applications/new`,
    editApplication: (id: number) => `${root}/applications/${id}/edit`,
    application: (id: number) => `${root}/application-details/${id}`,
    techCards: `${root}/techcards`,
    newTechCard: (applicationId?: number) =>
      `${root}/techcards/new${applicationId ? `?applicationId=${applicationId}` : ''}`,
    newTechCardFor: (offerId: number, book: number) => `${root}/techcards/new?offerId=${offerId}&book=${book}`,
    techCard: (id: number) => `${root}/techcards/${id}`,
    moveTechCard: (id: number) => `${root}/techcards/${id}?task=move`,
    editTechCard: (id: number) => `${root}/techcards/${id}/edit`,
    shop: (id: number) => `${root}/techcards/${id}/shop`,
    post: (id: number) => `${root}/techcards/${id}/instagram`,
    printForm: (id: number, kind: PrintForm) =>
      `${root}/techcards/${id}/${kind === 'signal' ? 'signal-copy' : 'print-info'}`,
    projects: `${root}/projects`,
    newProject: (techcardId: number) => `${root}/projects/new/${techcardId}`,
    project: (id: number) => `${root}/project-details/${id}`,
    editProject: (id: number) => `${root}/project-details/${id}/edit`,
    calendar: `${root}/calendar`,
    support: `${root}/support`,
    supportRequest: (id: number) => `${root}/support?request=${id}`,
    jobs: `${root}/jobs`,
    todo: `${root}/todo`,
    chat: `${root}/chat`,
    chatWith: (person: number) => `${root}/chat?with=${person}`,
    /** The conversation about a book, by its card. */
    chatAbout: (card: number) => `${root}/chat?card=${card}`,
    chatAboutOffer: (id: number) => `${root}/chat?offer=${id}`,
    chatAboutApplication: (id: number) => `${root}/chat?application=${id}`,
    conversation: (id: number, message?: number) =>
      `${root}/chat?id=${id}${message === undefined ? '' : `&message=${message}`}`,
    calculator: `${root}/calculator`,
    calculations: `${root}/calculations`,
    calculation: (id: number) => `${root}/calculator/${id}`,
    invoices: `${root}/invoice`,
    accounts: `${root}/accounts`,
    account: (id: number) => `${root}/accounts/${id}`,
    requisites: (id: number) => `${root}/accounts/${id}/requisites`,
    users: `${root}/users`,
    user: (id: number) => `${root}/users/${id}`,
    organizations: `${root}/organizations`,
    newOrganization: `${root}/organizations/new`,
    organization: (id: number) => `${root}/organizations/${id}`,
    printOrders: `${root}/typography`,
    memoranda: `${root}/memorandum`,
    contracts: `${root}/contracts`,
    contract: (id: number) => `${root}/contracts/${id}`,
    newContract: (kind: ContractKind, renews?: number) =>
      `${root}/contract-add/${kind}${renews ? `?renews=${renews}` : ''}`,
    editContract: (id: number) => `${root}/contract-edit/${id}`,
    contractTemplates: `${root}/contract-templates`,
    contractTemplate: (kind: ContractKind) => `${root}/contract-templates/${kind}`,
    statistics: `${root}/statistics`,
    statements: `${root}/statements`,
    statement: (id: number) => `${root}/statements/${id}`,
    priceList: `${root}/price-list`,
    offers: `${root}/offers`,
    offer: (id: number) => `${root}/offers?offer=${id}`,
    newOffer: `${root}/offers/new`,
    invoicePreview: (id: number) => `${root}/invoice-preview/${id}`,
    kpPreview: (id: number) => `${root}/kp-preview/${id}`,
    editOffer: (id: number) => `${root}/offers/${id}/edit`,
    partnerKanban: `${root}/partnerKanban`,
    smartKanban: `${root}/smartKanban`,
    orderKanban: `${root}/orderKanban`,
    shopOrder: (id: number) => `${root}/orderKanban?order=${id}`,
    offerOnBoard: (id: number) => `${root}/partnerKanban?offer=${id}`,
    ownOrganization: `${root}/organization`,
    pressSettings: `${root}/settings`,
    pressRequisites: `${root}/settings?section=requisites`,
    log: `${root}/events-log`,
    /** The log of one row. */
    logOf: (resource: string, id: number) => `${root}/events-log?resource=${resource}&resource_id=${id}`,
    tracker: `${root}/tracker`,
    hours: `${root}/time-tracker`,
    hoursOf: (id: number) => `${root}/time-tracker/users/${id}`,
    books: `${root}/books`,
    stockCount: `${root}/books/count`,
    bookStock: (id: number) => `${root}/books/${id}/stock`,
    realisation: `${root}/realisation`,
    wallet: `${root}/mywallet`,
    catalogueBook: (id: number) => `${root}/books?book=${id}`,
    /** A book on its way, as the role reads of it. */
    book: (id: number) => `${root}/${portal === 'author' ? 'booktracking' : 'techcards'}/${id}`,
    tracking: `${root}/booktracking`,
    bookTracking: (id: number) => `${root}/booktracking/${id}`,
    signal: (id: number) => `${root}/booktracking/${id}/signal`,
  }
}

/** The sign-in screen, which leads on to an address. */
export const signInPath = (to: string): string => `${paths.signIn}?to=${encodeURIComponent(to)}`

/** The locked screen, which leads back to an address. */
export const lockPath = (to: string): string => `${paths.lock}?to=${encodeURIComponent(to)}`

/** Where one was going before the sign-in screen came between; only addresses of this portal are followed. */
export function returnPath(search: string): string | undefined {
  const to = new URLSearchParams(search).get('to')
  return to?.startsWith('/app') ? to : undefined
}
