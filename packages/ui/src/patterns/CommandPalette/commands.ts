import type { Glyph } from '../../foundations/Icon/index.ts'

/** Something that can be gone to or done. */
export interface CommandItem {
  /** One of its kind in the whole list. */
  key: string
  label: string
  /** A second, quieter line: number, author, role. It is searched too. */
  detail?: string
  glyph?: Glyph
  /** Keys that do the same without the palette, for show: `mod+b`. */
  shortcut?: string
  /** Where it leads, instead of something it does. */
  href?: string
  onSelect?: () => void
}

export interface CommandGroup {
  key: string
  /** «Экраны», «Книги», «КП», «Люди». */
  label: string
  items: readonly CommandItem[]
}

/** Looks a query up on the server; an aborted search may reject as it likes. */
export type CommandSearch = (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>
