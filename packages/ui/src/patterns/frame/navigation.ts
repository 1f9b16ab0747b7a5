import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'

export interface NavItem {
  key: string
  label: string
  href: string
  /** Its drawing, or the name of one that the first visit loads anyway. */
  icon: string | Glyph
  /** Rows behind it, and whether they wait for this person. */
  badge?: { count: number; attention: boolean; label?: string }
}

export interface NavGroup {
  key: string
  /** Heading of the group; the first group stands without. */
  label?: string
  items: readonly NavItem[]
}

/** The drawings a menu may ask for by name; listed one by one, so that no others are loaded. */
const drawings: Record<string, Glyph> = {
  bell: glyphs.bell,
  buildings: glyphs.buildings,
  handshake: glyphs.handshake,
  storefront: glyphs.storefront,
  bookBookmark: glyphs.bookBookmark,
  calculator: glyphs.calculator,
  clipboardText: glyphs.clipboardText,
  tag: glyphs.tag,
  bank: glyphs.bank,
  printer: glyphs.printer,
  wallet: glyphs.wallet,
  books: glyphs.books,
  files: glyphs.files,
  house: glyphs.house,
  kanban: glyphs.kanban,
  list: glyphs.list,
  mapTrifold: glyphs.mapTrifold,
  user: glyphs.userCircle,
}

export const drawingOf = (icon: string | Glyph): Glyph =>
  typeof icon === 'string' ? (drawings[icon] ?? glyphs.fileText) : icon

/** The entry that the address stands under: the longest that begins it. */
export function currentItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const under = items.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return under.toSorted((one, other) => other.href.length - one.href.length)[0]
}
