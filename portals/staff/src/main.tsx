import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { glyphs } from '@press/ui'
import { portal } from './portal.ts'

void startPortal({
  ...portal,
  menuGlyphs: {
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
    stack: glyphs.stack,
  },
})
