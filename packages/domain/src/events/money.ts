import type { SaleChannel } from '../realisation/royalty.ts'
import type { SettingSection } from '../settings/sections.ts'
import type { WorkTypeName } from '../shared/books/work-types.ts'
import { event } from './event.ts'

export interface Sale {
  channel: SaleChannel
  date: string
  copies: number
  sum: number
}

export interface Act {
  number: string
  date: string
  sum: number
  executor_id: number | null
  name: string
  reason: string | null
}

export interface Royalty {
  number: string
  date: string
  sum: number
  name: string
  reason: string | null
}

export const money = {
  'offer.paid': event<{ amount: number; reason?: string; statement_line?: number }>(),
  'offer.planned': event<{ parts?: number }>(),
  'offer.invoiced': event<{ invoice_number: string | null | undefined }>(),
  'statement.imported': event<{ file_name: string; payments: number; sum: number; matched: number; reason?: string }>({
    changes: ['offer'],
  }),
  'statement.foreign': event<{ amount: number; payer_name: string }>(),
  'statement.undone': event<{ amount: number }>(),
  'statement.closed': event<{ file_name: string }>(),
  'project.actMade': event<Act>(),
  'project.actCancelled': event<Act>(),
  'project.workPaid': event<{
    work: WorkTypeName
    executor_id: number | null
    name: string
    reason: string | null
    number?: string
    date?: string
  }>(),
  'printorder.costed': event<{ cost: number | null }>(),
  'realisation.sale-entered': event<Sale>(),
  'realisation.sale-edited': event<Sale>(),
  'realisation.sale-removed': event<Sale>(),
  'realisation.terms-entered': event<{ number: string }>(),
  'realisation.terms-edited': event<{ number: string }>(),
  'realisation.terms-removed': event<{ number: string }>(),
  'realisation.sent': event<{ from: string; to: string; language: string; email: string; sha256: string }>(),
  'realisation.delivered': event<{ email: string }>(),
  'realisation.undelivered': event<{ email: string }>(),
  'realisation.accrued': event<Royalty>(),
  'realisation.accrual-cancelled': event<Royalty>(),
  'realisation.royalty-paid': event<Royalty>(),
  'pricelist.begun': event<{ like: number }>(),
  'pricelist.edited': event<{ rows: string[] }>(),
  'pricelist.entered': event(),
  'pricelist.takenBack': event(),
  'pricelist.removed': event(),
  'setting.changed': event<{ section: SettingSection; before?: { setting: string }; after?: { setting: string } }>({
    changes: ['organization'],
  }),
}
