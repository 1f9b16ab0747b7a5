import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { screens } from './routes.ts'

void startPortal({ portal: 'author', screens })
