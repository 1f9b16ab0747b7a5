import type { MenuIcon } from '@press/domain'
import { useEffect, useState } from 'react'
import { glyphs, Icon, type Glyph, type IconProps } from '../../foundations/Icon/index.ts'

/** Drawings of the menus that most people have, one by one, so that no others are loaded. */
export const everyday = {
  bell: glyphs.bell,
  bookBookmark: glyphs.bookBookmark,
  books: glyphs.books,
  buildings: glyphs.buildings,
  calculator: glyphs.calculator,
  calendarBlank: glyphs.calendarBlank,
  chatCircle: glyphs.chatCircle,
  checkCircle: glyphs.checkCircle,
  checkSquare: glyphs.checkSquare,
  clipboardText: glyphs.clipboardText,
  clock: glyphs.clock,
  fileText: glyphs.fileText,
  files: glyphs.files,
  house: glyphs.house,
  kanban: glyphs.kanban,
  lifebuoy: glyphs.lifebuoy,
  mapTrifold: glyphs.mapTrifold,
  receipt: glyphs.receipt,
  scroll: glyphs.scroll,
  stack: glyphs.stack,
  user: glyphs.userCircle,
} as const satisfies Partial<Record<MenuIcon, Glyph>>

/** The others are those of sales and administration. They come with the first menu that has one. */
let others: Readonly<Record<MenuIcon, Glyph>> | undefined
const blank: Glyph = { regular: '' }

export interface MenuDrawingProps extends Omit<IconProps, 'glyph'> {
  /** A drawing, or the name of one that menus have. */
  icon: MenuIcon | Glyph
}

/** The drawing of a menu's entry; its place stays empty while the drawing is on its way. */
export function MenuDrawing({ icon, ...props }: MenuDrawingProps) {
  if (typeof icon !== 'string') return <Icon glyph={icon} {...props} />
  return icon in everyday ? (
    <Icon glyph={everyday[icon as keyof typeof everyday]} {...props} />
  ) : (
    <OtherDrawing icon={icon} {...props} />
  )
}

function OtherDrawing({ icon, ...props }: Omit<IconProps, 'glyph'> & { icon: MenuIcon }) {
  const [drawings, setDrawings] = useState(others)
  useEffect(() => {
    if (drawings) return
    void import('./menuDrawings.ts').then(
      (module) => {
        others = module.menuDrawings
        setDrawings(others)
      },
      // A menu without a drawing is a menu all the same.
      () => undefined,
    )
  }, [drawings])
  return <Icon glyph={drawings?.[icon] ?? blank} {...props} />
}
