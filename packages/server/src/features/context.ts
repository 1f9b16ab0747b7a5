import type { Scope } from '@press/domain'
import type { Person } from '../auth/person.ts'
import type { Db } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Translate } from '../texts.ts'

/** What a feature's service needs of a call: who asks, which rows are theirs, and the means to answer. */
export interface Context {
  db: Db
  files: Files
  person: Person
  scope: Scope
  t: Translate
}
