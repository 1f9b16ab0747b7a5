/** Numbers and limits the specification gives (spec §5 and §9), and the defaults of decisions §8. */
export const limits = {
  /** Rows a page of offers, and of any list that names no other size. */
  pageSize: 50,
  pageSizes: [25, 50, 100],
  /** Cards of one board column that the first answer carries; the rest follow as the column is scrolled (ours). */
  boardColumnCards: 100,
  /** Cards of a column on a past day's board that came there later; days that the counts of moves go back at most (ours). */
  boardLateCards: 20,
  boardHistoryDays: 400,
  /** Characters of a note, a reason or a request. */
  noteLength: 3000,
  /** Characters of what a person says of themselves: it goes on a cover. */
  biographyLength: 600,
  /** Characters of a letter. */
  letterLength: 10_000,
  bookNameLength: 500,
  annotationLength: 5000,
  /** Characters of the number of a protocol or a conclusion. */
  documentNumber: 100,
  /** Days before and after today within which a payment is dated; one further off asks for a reason (ours). */
  paymentDays: 366,
  /** Applications that one person has begun and not sent (ours). */
  applicationDrafts: 20,
  /** Calculations that one person keeps, and characters of the name of one (ours). */
  calculations: 500,
  calculationName: 200,
  passwordMin: 8,
  passwordMax: 200,
  /** Of one account. */
  passkeys: 20,
  percentage: { min: 0, max: 100 },
  /** Smallest edge of a profile photo, in pixels. */
  profilePhotoMinPx: 200,
  /** Bytes. */
  jsonBodyBytes: 1024 ** 2,
  imageBytes: 10 * 1024 ** 2,
  documentBytes: 100 * 1024 ** 2,
  signatureBytes: 1024 ** 2,
  /** Pixels of an image: more than any cover needs; a small file can hold enough of them to fill the memory. */
  imagePixels: 25_000_000,
  /** Uploads of one person that no form has been sent with yet. */
  unlinkedFiles: 40,
  unlinkedBytes: 200 * 1024 ** 2,
  filesPerRequest: 20,
  /** Of a table that is imported; its head is one more row. */
  tableRows: 10_000,
  tableColumns: 50,
} as const

/** What a list of offers is sorted by when nobody says (spec §7 and §9). */
export const offerList = { per_page: limits.pageSize, sort_by: 'created_at', sort_dir: 'desc' } as const

/** Milliseconds. */
export const timings = {
  toastMs: 2000,
  shopOrderToastMs: 1600,
  /** Errors and toasts with an action stay this long (design §7). */
  actionToastMs: 8000,
  /** A card that was moved is pointed out this long. */
  highlightMs: 2000,
  requestTimeoutMs: 120_000,
  /** How long the actions of demo pages take (spec §9). */
  demoActionMs: 1500,
  /** Days a chief editor has for an application before it counts as overdue (ours). */
  applicationDays: 10,
  /** A date this many days ahead asks for attention (design §1.5). */
  dueSoonDays: 3,
} as const

/** Widths in pixels. */
export const layoutWidthsPx = { sidebar: 248, sidebarCollapsed: 72, tablet: 768, desktop: 1280 } as const
