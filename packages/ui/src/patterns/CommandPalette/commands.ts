import type { ReactNode } from 'react'
import type { Glyph } from '../../foundations/Icon/index.ts'

/** What else can be done with something that was found, by its keys or beside it. */
export interface CommandAction {
  key: string
  label: string
  glyph: Glyph
  /** As `Kbd` takes them: `alt+m`. */
  keys: string
  /** Where it leads, instead of something it does; what it does leaves the palette open. */
  href?: string
  onSelect?: () => void
}

/** Something that can be gone to or done. */
export interface CommandItem {
  /** One of its kind in the whole list. */
  key: string
  label: string
  /** The label is a book's title, in this language where it is known. */
  title?: { lang: string | undefined }
  /** A second, quieter line: number, author, role. It is searched too. */
  detail?: string
  glyph?: Glyph
  /** A cover, a face: instead of the glyph. */
  picture?: ReactNode
  /** At the end of the row: a status, a day. */
  aside?: ReactNode
  /** What stands beside the list while it is marked, where there is room. */
  preview?: ReactNode
  acts?: readonly CommandAction[]
  /** Keys that do the same without the palette, for show: `mod+b`. */
  shortcut?: string
  /** Where it leads, instead of something it does. */
  href?: string
  onSelect?: () => void
  /** It is about what is typed, and so is offered whatever that is. @default false */
  always?: boolean
  /** The palette stays open when it is chosen. @default false */
  stays?: boolean
}

export interface CommandGroup {
  key: string
  /** «Экраны», «Книги», «КП», «Люди». */
  label: string
  items: readonly CommandItem[]
  /** How many there are in all. @default as many as there are items */
  total?: number
  /** Nothing is written as it was typed; these are nearly so. */
  near?: boolean
  /** It could not be looked through. */
  failed?: boolean
}

/** Looks a query up on the server, in all groups or in one; an aborted search may reject as it likes. */
export type CommandSearch = (query: string, signal: AbortSignal, group?: string) => Promise<readonly CommandGroup[]>

/** Signs that begin a query within one group, by its key. */
export const commandPrefixes: Readonly<Record<string, string>> = { '>': 'actions', '@': 'person' }

export interface CommandTyped {
  query: string
  /** The only group that is looked through. */
  only: string | undefined
}

/** What was typed: a sign or none, and the words. */
export function parseCommandQuery(typed: string): CommandTyped {
  const trimmed = typed.trim()
  const only = commandPrefixes[trimmed.charAt(0)]
  return { only, query: only ? trimmed.slice(1).trim() : trimmed }
}

export const getCount = ({ total, items }: CommandGroup): number => total ?? items.length
