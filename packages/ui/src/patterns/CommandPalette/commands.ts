import type { ReactNode } from 'react'
import type { Glyph } from '../../foundations/Icon/index.ts'

/** A further action on a result, by its shortcut or from the details. */
export interface CommandAction {
  key: string
  label: string
  glyph: Glyph
  /** The shortcut in the format of `Kbd`: `alt+m`. */
  keys: string
  /** The address to open, instead of `onSelect`, which leaves the palette open. */
  href?: string
  onSelect?: () => void
}

/** A screen or record to open, or an action to run. */
export interface CommandItem {
  /** A key that is unique in the whole list. */
  key: string
  label: string
  /** Set when the label is a book's title; `lang` is its language if known. */
  title?: { lang: string | undefined }
  /** A second, quieter line: number, author, role. The search also covers this line. */
  detail?: string
  glyph?: Glyph
  /** A cover or an avatar instead of the glyph. */
  picture?: ReactNode
  /** Content at the end of the row, such as a status or a day. */
  aside?: ReactNode
  /** A preview, shown next to the list while the item is active, when there is space. */
  preview?: ReactNode
  actions?: readonly CommandAction[]
  /** A shortcut that does the same without the palette; for display only: `mod+b`. */
  shortcut?: string
  /** The address to open, instead of `onSelect`. */
  href?: string
  onSelect?: () => void
  /** Whether the item depends on the query, and is therefore offered for any query. @default false */
  matchesAnyQuery?: boolean
  /** Whether the palette stays open after it is chosen. @default false */
  keepsPaletteOpen?: boolean
}

export interface CommandGroup {
  key: string
  /** The heading of the group: «Экраны», «Книги», «КП», «Люди». */
  label: string
  items: readonly CommandItem[]
  /** Total number of results. @default the number of items */
  total?: number
  /** Whether the items are approximate matches, because nothing matches exactly. */
  isApproximate?: boolean
  /** Whether the search of this group failed. */
  failed?: boolean
}

/** Searches on the server, in all groups or in one. An aborted search may reject with any error. */
export type CommandSearch = (query: string, signal: AbortSignal, group?: string) => Promise<readonly CommandGroup[]>

/** Prefix characters that limit a query to one group, by the group's key. */
export const commandPrefixes: Readonly<Record<string, string>> = { '>': 'actions', '@': 'person' }

export interface CommandQuery {
  query: string
  /** The key of the only group that is searched; undefined for all groups. */
  groupKey: string | undefined
}

/** Splits the input into an optional prefix and the query. */
export function parseCommandQuery(inputText: string): CommandQuery {
  const trimmedInput = inputText.trim()
  const prefixGroupKey = commandPrefixes[trimmedInput.charAt(0)]
  return { groupKey: prefixGroupKey, query: prefixGroupKey ? trimmedInput.slice(1).trim() : trimmedInput }
}

export const getCount = ({ total, items }: CommandGroup): number => total ?? items.length
