import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { AppShell } from '@press/ui'

void startPortal({
  portal: 'staff',
  Shell: AppShell,
  home: { title: 'shell:nav.home', screen: () => import('./home/HomeScreen.tsx') },
  screens: () => import('./routes.ts'),
})
