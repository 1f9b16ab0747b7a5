import type { BookLanguage, WorkTypeStatus, PathStep } from '@press/domain'

export interface TrackedBook {
  /** Id of the book's tech card, which determines the generated cover. */
  id?: number
  book_name: string
  language: BookLanguage
  /** The authors. Omitted for people who may not see them. */
  authors?: string
  src_cover?: string | null
  path: readonly PathStep[]
  due?: string | null
  /** The date when the author signed the signal copy. */
  signalEndDate?: string | null
  quantity?: number | null
  circulation_author?: number | null
  circulation_library?: number | null
  circulation_university?: number | null
  work_types?: readonly { status: WorkTypeStatus }[]
  project_manager?: { name: string; avatar: string | null } | null
}

/** The audience of the texts; `anyone` has a public link and no account. */
export type BookReader = 'author' | 'press' | 'anyone'
