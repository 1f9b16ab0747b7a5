import type { ReassignmentKind } from '../users/reassignment.ts'
import type { MergedRow } from '../merges/rules.ts'
import { event } from './event.ts'

export interface Merged {
  gone: number
  name: string
  moved: { what: MergedRow; count: number }[]
}

/** The fields of an account that the audit log shows before and after a change. */
export interface AccountInput {
  name?: string
  email?: string
  role_id?: number
  specialization?: string | null
  organization?: string | null
}

/** The bank details to which money is sent. The audit log masks them. */
export interface PaymentDetails {
  IIN: string
  BIK: string
  account: string
}

/** The data of an event about rows that were reassigned from one person to another. Each row has a separate event. */
export interface Reassigned {
  kind: ReassignmentKind
  from: number
  to: number
}

export const people = {
  'user.invited': event<{ name: string; role_id: number }>(),
  'user.invitedAgain': event(),
  'user.edited': event<{ before?: AccountInput; after?: AccountInput; fields?: string[] }>(),
  'user.emailAsked': event<{ before: string; email: string }>(),
  'user.emailWithdrawn': event<{ email: string }>(),
  'user.emailChanged': event<{ before: string; email: string }>(),
  'user.roleChanged': event<{ before: AccountInput; after: AccountInput }>(),
  'user.sessionEnded': event<{ session: number }>(),
  'user.deactivated': event<{
    name: string
    handed: { kind: ReassignmentKind | 'chats'; to: number | null; count: number }[]
  }>(),
  'user.activated': event<{ name: string; returned: number }>(),
  'user.handedOver': event<{ name: string; told: number; count: number }>(),
  'user.removalAsked': event<{ name: string | undefined; date: string }>(),
  'user.removalWithdrawn': event<{ name: string | undefined }>(),
  'user.removed': event(),
  'user.papersCleared': event(),
  'shoporder.contactsCleared': event(),
  'user.imported': event<{ users: { email: string; role_id: number }[] }>(),
  'user.merged': event<Merged>(),
  'user.unmerged': event<{ gone: number }>(),
  'time.clockedIn': event(),
  'time.clockedOut': event(),
  'time.correctionAsked': event<{ date: string; reason: string; by: string }>(),
  'time.correctionWithdrawn': event<{ date: string }>(),
  'time.correctionApproved': event<{ date: string; note?: string }>(),
  'time.correctionRefused': event<{ date: string; note?: string }>(),
  'organization.entered': event<{ name: string; after?: PaymentDetails }>(),
  'organization.edited': event<{ name: string; before: PaymentDetails; after: PaymentDetails }>(),
  'organization.imported': event<{ organizations: number }>(),
  'organization.merged': event<Merged>(),
  'organization.unmerged': event<{ gone: number }>(),
}
