import type { Scope } from '@press/domain'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import type { Files } from '../../files/files.ts'
import type { Translate } from '../../texts.ts'

/** The input of a feature's commands and queries: the person, the rows that they may access, and the means to answer. */
export interface Context {
  db: Db
  files: Files
  person: Person
  scope: Scope
  t: Translate
}
