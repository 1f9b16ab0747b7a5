import type { ReassignmentKind } from '../users/reassignment.ts'
import type { MergedRow } from '../merges/rules.ts'
import { defineEvent } from './event.ts'

export interface MergeData {
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
export interface ReassignmentData {
  kind: ReassignmentKind
  from: number
  to: number
}

export const peopleEventRules = {
  'user.invited': defineEvent<{ name: string; role_id: number }>(),
  'user.invitedAgain': defineEvent(),
  'user.edited': defineEvent<{ before?: AccountInput; after?: AccountInput; fields?: string[] }>(),
  'user.emailAsked': defineEvent<{ before: string; email: string }>(),
  'user.emailWithdrawn': defineEvent<{ email: string }>(),
  'user.emailChanged': defineEvent<{ before: string; email: string }>(),
  'user.roleChanged': defineEvent<{ before: AccountInput; after: AccountInput }>(),
  'user.sessionEnded': defineEvent<{ session: number }>(),
  'user.deactivated': defineEvent<{
    name: string
    handed: { kind: ReassignmentKind | 'chats'; to: number | null; count: number }[]
  }>(),
  'user.activated': defineEvent<{ name: string; returned: number }>(),
  'user.handedOver': defineEvent<{ name: string; told: number; count: number }>(),
  'user.removalAsked': defineEvent<{ name: string | undefined; date: string }>(),
  'user.removalWithdrawn': defineEvent<{ name: string | undefined }>(),
  'user.removed': defineEvent(),
  'user.papersCleared': defineEvent(),
  'shoporder.contactsCleared': defineEvent(),
  'user.imported': defineEvent<{ users: { email: string; role_id: number }[] }>(),
  'user.merged': defineEvent<MergeData>(),
  'user.unmerged': defineEvent<{ gone: number }>(),
  'time.clockedIn': defineEvent(),
  'time.clockedOut': defineEvent(),
  'time.correctionAsked': defineEvent<{ date: string; reason: string; by: string }>(),
  'time.correctionWithdrawn': defineEvent<{ date: string }>(),
  'time.correctionApproved': defineEvent<{ date: string; note?: string }>(),
  'time.correctionRefused': defineEvent<{ date: string; note?: string }>(),
  'organization.entered': defineEvent<{ name: string; after?: PaymentDetails }>(),
  'organization.edited': defineEvent<{ name: string; before: PaymentDetails; after: PaymentDetails }>(),
  'organization.imported': defineEvent<{ organizations: number }>(),
  'organization.merged': defineEvent<MergeData>(),
  'organization.unmerged': defineEvent<{ gone: number }>(),
}
