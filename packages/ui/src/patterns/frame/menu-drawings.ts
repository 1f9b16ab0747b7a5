import type { MenuIcon } from '@press/domain'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'

/** All menu icons. */
export const menuDrawings: Readonly<Record<MenuIcon, Glyph>> = {
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

export const getDrawing = (icon: MenuIcon | Glyph): Glyph => (typeof icon === 'string' ? menuDrawings[icon] : icon)
