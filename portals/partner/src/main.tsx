import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { AppShell } from '@press/ui'
import { aliases, routes } from './routes.ts'

void startPortal({ portal: 'partner', Shell: AppShell, routes, aliases })
