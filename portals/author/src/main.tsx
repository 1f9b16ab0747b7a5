import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { TopShell } from '@press/ui'
import { screens } from './routes.ts'

void startPortal({ portal: 'author', Shell: TopShell, screens })
