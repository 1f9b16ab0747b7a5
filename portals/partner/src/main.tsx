import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { AppShell } from '@press/ui'

void startPortal({
  portal: 'partner',
  Shell: AppShell,
  home: { title: 'shell:nav.home', screen: () => import('./home/HomeScreen.tsx') },
  screens: () => import('./routes.ts'),
})
