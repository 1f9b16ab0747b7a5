import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { glyphs, AppShell } from '@press/ui'

void startPortal({
  portal: 'partner',
  Shell: AppShell,
  drawings: {
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
  home: () => import('./home/HomeScreen.tsx'),
  screens: () => import('./routes.ts'),
})
