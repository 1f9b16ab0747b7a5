import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { glyphs, TopShell } from '@press/ui'

void startPortal({
  portal: 'author',
  Shell: TopShell,
  drawings: {
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
  home: () => import('./home/HomeScreen.tsx'),
  screens: () => import('./routes.ts'),
})
