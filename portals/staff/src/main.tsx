import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { AppShell } from '@press/ui'
import { aliases, roleless, routes } from './routes.ts'

void startPortal({ portal: 'staff', Shell: AppShell, routes, aliases, roleless })
