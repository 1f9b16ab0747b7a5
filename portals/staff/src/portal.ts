import type { PortalOptions } from '@press/shell'
import { AppShell } from '@press/ui'

/** The frame and the code of the staff portal's screens. */
export const portal: PortalOptions = {
  portal: 'staff',
  Shell: AppShell,
  home: () => import('./home/HomeScreen.tsx'),
  screens: () => import('./routes.ts'),
}
