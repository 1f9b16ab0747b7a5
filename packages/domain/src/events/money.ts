import type { SaleChannel } from '../realisation/royalty.ts'
import type { SettingSection } from '../settings/sections.ts'
import type { WorkTypeName } from '../shared/books/work-types.ts'
import { defineEvent } from './event.ts'

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

export const moneyEventRules = {
  'offer.paid': defineEvent<{ amount: number; reason?: string; statement_line?: number }>(),
  'offer.planned': defineEvent<{ parts?: number }>(),
  'offer.invoiced': defineEvent<{ invoice_number: string | null | undefined }>(),
  'statement.imported': defineEvent<{
    file_name: string
    payments: number
    sum: number
    matched: number
    reason?: string
  }>({
    changes: ['offer'],
  }),
  'statement.foreign': defineEvent<{ amount: number; payer_name: string }>(),
  'statement.undone': defineEvent<{ amount: number }>(),
  'statement.closed': defineEvent<{ file_name: string }>(),
  'project.actMade': defineEvent<Act>(),
  'project.actCancelled': defineEvent<Act>(),
  'project.workPaid': defineEvent<{
    work: WorkTypeName
    executor_id: number | null
    name: string
    reason: string | null
    number?: string
    date?: string
  }>(),
  'printorder.costed': defineEvent<{ cost: number | null }>(),
  'realisation.sale-entered': defineEvent<Sale>(),
  'realisation.sale-edited': defineEvent<Sale>(),
  'realisation.sale-removed': defineEvent<Sale>(),
  'realisation.terms-entered': defineEvent<{ number: string }>(),
  'realisation.terms-edited': defineEvent<{ number: string }>(),
  'realisation.terms-removed': defineEvent<{ number: string }>(),
  'realisation.sent': defineEvent<{ from: string; to: string; language: string; email: string; sha256: string }>(),
  'realisation.delivered': defineEvent<{ email: string }>(),
  'realisation.undelivered': defineEvent<{ email: string }>(),
  'realisation.accrued': defineEvent<Royalty>(),
  'realisation.accrual-cancelled': defineEvent<Royalty>(),
  'realisation.royalty-paid': defineEvent<Royalty>(),
  'pricelist.begun': defineEvent<{ like: number }>(),
  'pricelist.edited': defineEvent<{ rows: string[] }>(),
  'pricelist.entered': defineEvent(),
  'pricelist.takenBack': defineEvent(),
  'pricelist.removed': defineEvent(),
  'setting.changed': defineEvent<{
    section: SettingSection
    before?: { setting: string }
    after?: { setting: string }
  }>({
    changes: ['organization'],
  }),
}
