import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { TopShell } from '@press/ui'

void startPortal({
  portal: 'author',
  Shell: TopShell,
  home: { title: 'shell:nav.books', screen: () => import('./home/HomeScreen.tsx') },
  screens: () => import('./routes.ts'),
})
