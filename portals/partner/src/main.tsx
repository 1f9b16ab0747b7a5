import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { glyphs } from '@press/ui'
import { portal } from './portal.ts'

void startPortal({
  ...portal,
  menuGlyphs: {
    bell: glyphs.bell,
    buildings: glyphs.buildings,
    calculator: glyphs.calculator,
    calendarBlank: glyphs.calendarBlank,
    chatCircle: glyphs.chatCircle,
    checkSquare: glyphs.checkSquare,
    fileText: glyphs.fileText,
    house: glyphs.house,
    kanban: glyphs.kanban,
    receipt: glyphs.receipt,
    scroll: glyphs.scroll,
    user: glyphs.userCircle,
  },
})
