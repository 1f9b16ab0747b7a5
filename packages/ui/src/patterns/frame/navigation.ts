import type { MenuIcon } from '@press/domain'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'

export interface NavItem {
  key: string
  label: string
  href: string
  /** Its drawing, or the name of one that menus have. */
  icon: MenuIcon | Glyph
  /** Rows behind it, and whether they wait for this person. */
  badge?: { count: number; attention: boolean; label?: string }
}

export interface NavGroup {
  key: string
  /** Heading of the group; the first group stands without. */
  label?: string
  items: readonly NavItem[]
}

/** Listed one by one, so that no others are loaded. */
const drawings: Record<MenuIcon, Glyph> = {
  bank: glyphs.bank,
  bell: glyphs.bell,
  bookBookmark: glyphs.bookBookmark,
  books: glyphs.books,
  buildings: glyphs.buildings,
  calculator: glyphs.calculator,
  calendarBlank: glyphs.calendarBlank,
  chartBar: glyphs.chartBar,
  chatCircle: glyphs.chatCircle,
  checkCircle: glyphs.checkCircle,
  checkSquare: glyphs.checkSquare,
  clipboardText: glyphs.clipboardText,
  clock: glyphs.clock,
  clockCounterClockwise: glyphs.clockCounterClockwise,
  fileText: glyphs.fileText,
  files: glyphs.files,
  gearSix: glyphs.gearSix,
  handshake: glyphs.handshake,
  house: glyphs.house,
  kanban: glyphs.kanban,
  lifebuoy: glyphs.lifebuoy,
  mapTrifold: glyphs.mapTrifold,
  printer: glyphs.printer,
  receipt: glyphs.receipt,
  scroll: glyphs.scroll,
  stack: glyphs.stack,
  storefront: glyphs.storefront,
  tag: glyphs.tag,
  user: glyphs.userCircle,
  users: glyphs.users,
  wallet: glyphs.wallet,
  warning: glyphs.warning,
}

export const drawingOf = (icon: MenuIcon | Glyph): Glyph => (typeof icon === 'string' ? drawings[icon] : icon)

/** The entry that the address stands under: the longest that begins it. */
export function currentItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const under = items.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return under.toSorted((one, other) => other.href.length - one.href.length)[0]
}

/** How many rows behind these entries wait for the person. */
export const waitingIn = (items: readonly NavItem[]): number =>
  items.reduce((sum, { badge }) => sum + (badge?.attention ? badge.count : 0), 0)
