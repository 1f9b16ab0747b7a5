import { defineFeature } from '../../app/feature.ts'
import { clearContacts } from './clear-contacts.ts'
import { handlers } from './routes.ts'

export const shopOrders = defineFeature({ handlers, chores: [clearContacts] })
