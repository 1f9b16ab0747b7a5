import '@press/ui/styles'
import { startPortal } from '@press/shell'
import { screens } from './routes.tsx'

void startPortal({ portal: 'staff', screens })
