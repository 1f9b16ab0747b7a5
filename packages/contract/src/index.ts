import type { z } from 'zod'
import { accountCalls } from './accounts.ts'
import { turnoverCalls } from './turnovers.ts'
import { applicationCalls } from './applications.ts'
import { bookCalls } from './books.ts'
import { calculatorCalls } from './calculator.ts'
import { calendarCalls } from './calendar.ts'
import type { Call } from './define-calls.ts'
import { chatCalls } from './chat.ts'
import { clientErrorCalls } from './client-errors.ts'
import { contractTemplateCalls } from './contract-templates.ts'
import { contractCalls } from './contracts.ts'
import { documentCalls } from './documents.ts'
import { eventsLogCalls } from './events-log.ts'
import { fileCalls } from './files.ts'
import { invoiceCalls } from './invoices.ts'
import { liveCalls } from './live.ts'
import { materialCalls } from './materials.ts'
import { memorandumCalls } from './memoranda.ts'
import { menuCalls } from './menu.ts'
import { mergeCalls } from './merges.ts'
import { notificationCalls } from './notifications.ts'
import { offerCalls } from './offers.ts'
import { organizationCalls } from './organizations.ts'
import { jobCalls } from './jobs.ts'
import { paperCalls } from './paper.ts'
import { peopleCalls } from './profile.ts'
import { printPlanCalls } from './print-plan.ts'
import { payoutCalls } from './payouts.ts'
import { printOrderCalls } from './print-orders.ts'
import { projectCalls } from './projects.ts'
import { queueCalls } from './queue.ts'
import { realisationCalls } from './realisation.ts'
import { removalCalls } from './removal.ts'
import { searchCalls } from './search.ts'
import { passkeyCalls } from './passkeys.ts'
import { securityCalls } from './security.ts'
import { sessionCalls } from './session.ts'
import { settingCalls } from './settings.ts'
import { setupCalls } from './setup.ts'
import { signalCalls } from './signals.ts'
import { shopCalls } from './shop.ts'
import { shopOrderCalls } from './shop-orders.ts'
import { socialCalls } from './social.ts'
import { statementCalls } from './statements.ts'
import { statisticsCalls } from './statistics.ts'
import { stockCalls } from './stock.ts'
import { supportCalls } from './support.ts'
import { timeCalls } from './time.ts'
import { todoCalls } from './todos.ts'
import { techCardCalls } from './tech-cards.ts'
import { trackingCalls } from './tracking.ts'
import { userCalls } from './users.ts'
import { walletCalls } from './wallet.ts'

export * from './accounts.ts'
export * from './applications.ts'
export * from './books.ts'
export * from './calculator.ts'
export * from './calendar.ts'
export * from './define-calls.ts'
export * from './chat.ts'
export * from './client-errors.ts'
export * from './common-schemas.ts'
export * from './contract-templates.ts'
export * from './contracts.ts'
export * from './documents.ts'
export * from './events-log.ts'
export * from './files.ts'
export * from './invoices.ts'
export * from './jobs.ts'
export * from './live.ts'
export * from './memoranda.ts'
export * from './menu.ts'
export * from './merges.ts'
export * from './materials.ts'
export * from './notifications.ts'
export * from './offers.ts'
export * from './board-history.ts'
export * from './organizations.ts'
export * from './paper.ts'
export * from './profile.ts'
export * from './print-plan.ts'
export * from './payouts.ts'
export * from './print-orders.ts'
export * from './projects.ts'
export * from './queue.ts'
export * from './realisation.ts'
export * from './removal.ts'
export * from './resources.ts'
export * from './search.ts'
export * from './passkeys.ts'
export * from './security.ts'
export * from './session.ts'
export * from './settings.ts'
export * from './setup.ts'
export * from './signals.ts'
export * from './shop.ts'
export * from './shop-orders.ts'
export * from './social.ts'
export * from './statements.ts'
export * from './statistics.ts'
export * from './stock.ts'
export * from './support.ts'
export * from './table-import.ts'
export * from './time.ts'
export * from './todos.ts'
export * from './tech-cards.ts'
export * from './tracking.ts'
export * from './turnovers.ts'
export * from './users.ts'
export * from './wallet.ts'

/** All calls of the API. Routes, permission checks, OpenAPI and the client's types are derived from this object. */
export const contract = {
  ...sessionCalls,
  ...setupCalls,
  ...securityCalls,
  ...passkeyCalls,
  ...peopleCalls,
  ...userCalls,
  ...removalCalls,
  ...mergeCalls,
  ...menuCalls,
  ...searchCalls,
  ...notificationCalls,
  ...jobCalls,
  ...eventsLogCalls,
  ...fileCalls,
  ...applicationCalls,
  ...techCardCalls,
  ...trackingCalls,
  ...documentCalls,
  ...signalCalls,
  ...projectCalls,
  ...walletCalls,
  ...offerCalls,
  ...statementCalls,
  ...organizationCalls,
  ...bookCalls,
  ...printPlanCalls,
  ...paperCalls,
  ...shopCalls,
  ...shopOrderCalls,
  ...socialCalls,
  ...calculatorCalls,
  ...materialCalls,
  ...queueCalls,
  ...statisticsCalls,
  ...accountCalls,
  ...turnoverCalls,
  ...invoiceCalls,
  ...realisationCalls,
  ...settingCalls,
  ...memorandumCalls,
  ...contractCalls,
  ...contractTemplateCalls,
  ...calendarCalls,
  ...stockCalls,
  ...supportCalls,
  ...timeCalls,
  ...todoCalls,
  ...chatCalls,
  ...payoutCalls,
  ...printOrderCalls,
  ...liveCalls,
  ...clientErrorCalls,
}

export type Contract = typeof contract
export type CallName = keyof Contract
export type ReadingCallName = Extract<CallName, `GET ${string}`>
export type MutatingCallName = Exclude<CallName, ReadingCallName>

type CallPart<
  Name extends CallName,
  Key extends keyof Call,
  Direction extends 'input' | 'output',
> = Contract[Name] extends {
  [K in Key]: infer Schema extends z.ZodType
}
  ? Direction extends 'input'
    ? z.input<Schema>
    : z.output<Schema>
  : undefined

/** The types of a call's input, as the caller passes it. */
export type ParamsOf<Name extends CallName> = CallPart<Name, 'params', 'input'>
export type QueryOf<Name extends CallName> = CallPart<Name, 'query', 'input'>
export type BodyOf<Name extends CallName> = CallPart<Name, 'body', 'input'>
/** The type of a call's answer. */
export type AnswerOf<Name extends CallName> = CallPart<Name, 'response', 'output'>
/** The types of a call's input, as the handler receives it after validation. */
export type ParsedParams<Name extends CallName> = CallPart<Name, 'params', 'output'>
export type ParsedQuery<Name extends CallName> = CallPart<Name, 'query', 'output'>
export type ParsedBody<Name extends CallName> = CallPart<Name, 'body', 'output'>
