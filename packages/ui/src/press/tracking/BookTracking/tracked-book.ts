import type { BookLanguage, WorkTypeStatus } from '@press/domain'
import type { PathStep } from '../../books/wire.ts'

export interface TrackedBook {
  /** Of its tech card: the look of its cover. */
  id?: number
  book_name: string
  language: BookLanguage
  /** Left out where they are nobody's business. */
  authors?: string
  src_cover?: string | null
  path: readonly PathStep[]
  due?: string | null
  /** When the author signed the signal copy. */
  signalEndDate?: string | null
  quantity?: number | null
  circulation_author?: number | null
  circulation_library?: number | null
  circulation_university?: number | null
  work_types?: readonly { status: WorkTypeStatus }[]
  project_manager?: { name: string; avatar: string | null } | null
}

/** Whose words it is told in; `anyone` has a public link and no account. */
export type BookReader = 'author' | 'press' | 'anyone'
