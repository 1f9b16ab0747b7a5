/**
 * PostgreSQL's advisory locks, each with a different number. Releases that run at the same time must use the same numbers, so a
 * number must never be reused.
 */
export const locks = {
  migration: 7_737_377,
  chores: 7_737_378,
  /**
   * The lock of the embedded server. Processes that use the server share it, and the process that stops the server holds it
   * exclusively.
   */
  embeddedServer: 7_737_379,
  statements: 7_737_380,
  /** The lock of a backup. A backup holds it exclusively, from before its snapshot to its end. */
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
