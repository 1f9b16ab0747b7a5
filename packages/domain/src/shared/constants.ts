/** The limits of the specification (spec §5 and §9). Where the specification gives none, the defaults of decisions §8 apply. */
export const limits = {
  /** Rows per page of offers, and of every list that sets no other page size. */
  pageSize: 50,
  pageSizes: [25, 50, 100],
  /** Cards per board column in the first answer. Further cards load on scroll (our rule). */
  boardColumnCards: 100,
  /**
   * Limits of the board of a past day (our rule): the number of listed cards per column that entered the column after that day, and
   * the number of days for which moves are counted.
   */
  boardLateCards: 20,
  boardHistoryDays: 400,
  /** The maximum number of characters of a note, a reason or a request. */
  noteLength: 3000,
  /** The maximum number of characters of a person's biography, which is printed on a cover. */
  biographyLength: 600,
  /** The maximum number of characters of a decision e-mail. */
  letterLength: 10_000,
  bookNameLength: 500,
  annotationLength: 5000,
  /** The maximum number of characters of the number of a protocol or a conclusion. */
  documentNumber: 100,
  /** The maximum number of days between today and the date of a payment. A more distant date needs a reason (our rule). */
  paymentDays: 366,
  /** The maximum number of draft applications per person (our rule). */
  applicationDrafts: 20,
  /** The maximum number of saved calculations per person, and of characters of a calculation's name (our rule). */
  calculations: 500,
  calculationName: 200,
  passwordMin: 8,
  passwordMax: 200,
  /** The maximum number of passkeys per account. */
  passkeys: 20,
  percentage: { min: 0, max: 100 },
  /** The minimum edge length of a profile photo, in pixels. */
  profilePhotoMinPx: 200,
  /** Sizes in bytes: of a JSON body, and of each kind of file. */
  jsonBodyBytes: 1024 ** 2,
  imageBytes: 10 * 1024 ** 2,
  documentBytes: 100 * 1024 ** 2,
  signatureBytes: 1024 ** 2,
  /**
   * The maximum number of pixels of an image, which is more than any cover needs. A small file can contain enough pixels to fill
   * the memory.
   */
  imagePixels: 25_000_000,
  /** The maximum number of uploads per person that are not attached to a submitted form. */
  unlinkedFiles: 40,
  unlinkedBytes: 200 * 1024 ** 2,
  filesPerRequest: 20,
  /** The maximum number of rows of an imported table, without its header. */
  tableRows: 10_000,
  tableColumns: 50,
} as const

/** The default page size and sorting of a list of offers (spec §7 and §9). */
export const offerList = { per_page: limits.pageSize, sort_by: 'created_at', sort_dir: 'desc' } as const

/** Durations; each name ends in its unit. */
export const timings = {
  toastMs: 2000,
  shopOrderToastMs: 1600,
  /** How long an error, or a toast with an action, stays on screen (design §7). */
  actionToastMs: 8000,
  /** How long a moved card is highlighted. */
  highlightMs: 2000,
  requestTimeoutMs: 120_000,
  /** The duration of actions on demo pages (spec §9). */
  demoActionMs: 1500,
  /** The number of days in which a chief editor has to answer an application before it is overdue (our rule). */
  applicationDays: 10,
  /** A date within this many days is highlighted as due soon (design §1.5). */
  dueSoonDays: 3,
} as const

/** Widths in pixels. */
export const layoutWidthsPx = { sidebar: 248, sidebarCollapsed: 72, tablet: 768, desktop: 1280 } as const
