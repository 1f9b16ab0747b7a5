/**
 * PostgreSQL's advisory locks, each with its own number. Releases that run at the same time must agree on them: never reuse a
 * number.
 */
export const locks = {
  migration: 7_737_377,
  chores: 7_737_378,
  /** The embedded server: shared by the processes that use it, exclusive for the one that stops it. */
  embeddedServer: 7_737_379,
  statements: 7_737_380,
  /** A backup holds it exclusively, from before its snapshot to its end. */
  backup: 7_737_381,
  books: 7_737_382,
  uploads: 7_737_383,
  printDay: 7_737_384,
  users: 7_737_385,
  organizations: 7_737_386,
  memoranda: 7_737_387,
  authorContracts: 7_737_388,
  paper: 7_737_389,
  accruals: 7_737_390,
  payouts: 7_737_391,
  todoMarks: 7_737_392,
  hours: 7_737_393,
  calendarImport: 7_737_394,
} as const
