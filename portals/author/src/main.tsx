import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { TopShell } from '@press/ui'
import { aliases, routes, screens } from './routes.ts'

void startPortal({ portal: 'author', Shell: TopShell, routes, screens, aliases })
