import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { glyphs, AppShell } from '@press/ui'

void startPortal({
  portal: 'staff',
  Shell: AppShell,
  drawings: {
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
  home: () => import('./home/HomeScreen.tsx'),
  screens: () => import('./routes.ts'),
})
