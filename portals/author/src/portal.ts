import type { PortalOptions } from '@press/shell'
import { TopShell } from '@press/ui'

/** The frame and the code of the author portal's screens. */
export const portal: PortalOptions = {
  portal: 'author',
  Shell: TopShell,
  home: () => import('./home/HomeScreen.tsx'),
  screens: () => import('./routes.ts'),
}
