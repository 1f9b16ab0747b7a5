/** Numbers and limits from the specification (spec §5 and §9), and the defaults of decisions §8. */
export const limits = {
  /** Rows per page of offers, and of any list without its own size. */
  pageSize: 50,
  pageSizes: [25, 50, 100],
  /** Cards per board column in the first answer; the others load on scroll (our rule). */
  boardColumnCards: 100,
  /** On a past day's board, the cards that entered a column later; and the maximum days of move counts (our rule). */
  boardLateCards: 20,
  boardHistoryDays: 400,
  /** Characters of a note, a reason or a request. */
  noteLength: 3000,
  /** Characters of a person's biography, which is printed on a cover. */
  biographyLength: 600,
  /** Characters of a decision e-mail. */
  letterLength: 10_000,
  bookNameLength: 500,
  annotationLength: 5000,
  /** Characters of the number of a protocol or a conclusion. */
  documentNumber: 100,
  /** A payment may be dated this many days before or after today; a more distant date needs a reason (our rule). */
  paymentDays: 366,
  /** Draft applications per person (our rule). */
  applicationDrafts: 20,
  /** Saved calculations per person, and characters of a calculation's name (our rule). */
  calculations: 500,
  calculationName: 200,
  passwordMin: 8,
  passwordMax: 200,
  /** Passkeys per account. */
  passkeys: 20,
  percentage: { min: 0, max: 100 },
  /** The minimum edge length of a profile photo, in pixels. */
  profilePhotoMinPx: 200,
  /** In bytes. */
  jsonBodyBytes: 1024 ** 2,
  imageBytes: 10 * 1024 ** 2,
  documentBytes: 100 * 1024 ** 2,
  signatureBytes: 1024 ** 2,
  /** Pixels of an image: more than any cover needs. A small file can contain enough pixels to fill the memory. */
  imagePixels: 25_000_000,
  /** Uploads per person that are not attached to a submitted form. */
  unlinkedFiles: 40,
  unlinkedBytes: 200 * 1024 ** 2,
  filesPerRequest: 20,
  /** Rows of an imported table, without its header. */
  tableRows: 10_000,
  tableColumns: 50,
} as const

/** The default page size and sorting of a list of offers (spec §7 and §9). */
export const offerList = { per_page: limits.pageSize, sort_by: 'created_at', sort_dir: 'desc' } as const

/** Durations; each name ends in its unit. */
export const timings = {
  toastMs: 2000,
  shopOrderToastMs: 1600,
  /** How long errors and toasts with an action stay (design §7). */
  actionToastMs: 8000,
  /** How long a moved card is highlighted. */
  highlightMs: 2000,
  requestTimeoutMs: 120_000,
  /** The duration of actions on demo pages (spec §9). */
  demoActionMs: 1500,
  /** Days that a chief editor has for an application before it is overdue (our rule). */
  applicationDays: 10,
  /** A date within this many days is highlighted as due soon (design §1.5). */
  dueSoonDays: 3,
} as const

/** In pixels. */
export const layoutWidthsPx = { sidebar: 248, sidebarCollapsed: 72, tablet: 768, desktop: 1280 } as const
