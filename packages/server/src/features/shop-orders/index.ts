import { feature } from '../../app/feature.ts'
import { clearContacts } from './clearContacts.ts'
import { handlers } from './routes.ts'

export const shopOrders = feature({ handlers, chores: [clearContacts] })
