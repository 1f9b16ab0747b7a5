import type { MenuIcon } from '@press/domain'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'
import { everyday } from './MenuDrawing.tsx'

/** All drawings that menus have. */
export const menuDrawings: Readonly<Record<MenuIcon, Glyph>> = {
  ...everyday,
  bank: glyphs.bank,
  chartBar: glyphs.chartBar,
  clockCounterClockwise: glyphs.clockCounterClockwise,
  gearSix: glyphs.gearSix,
  handshake: glyphs.handshake,
  printer: glyphs.printer,
  storefront: glyphs.storefront,
  tag: glyphs.tag,
  users: glyphs.users,
  wallet: glyphs.wallet,
  warning: glyphs.warning,
}

export const drawingOf = (icon: MenuIcon | Glyph): Glyph => (typeof icon === 'string' ? menuDrawings[icon] : icon)
