import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { TopShell } from '@press/ui'
import { aliases, routes } from './routes.ts'

void startPortal({ portal: 'author', Shell: TopShell, routes, aliases })
