import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { glyphs } from '@press/ui'
import { portal } from './portal.ts'

void startPortal({
  ...portal,
  menuGlyphs: {
    bell: glyphs.bell,
    books: glyphs.books,
    calculator: glyphs.calculator,
    calendarBlank: glyphs.calendarBlank,
    chatCircle: glyphs.chatCircle,
    fileText: glyphs.fileText,
    files: glyphs.files,
    kanban: glyphs.kanban,
    mapTrifold: glyphs.mapTrifold,
    scroll: glyphs.scroll,
    user: glyphs.userCircle,
  },
})
