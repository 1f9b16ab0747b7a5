import type { EventData, EventType } from '../events/table.ts'
import { roleKeys, timeKeepers, type RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'
import { supportAnswerers } from '../support/statuses.ts'
import { todoRoles } from '../todos/tasks.ts'
import type { NotificationTopic } from './topics.ts'

/**
 * How recipients are found: everyone with these roles, the owners of the row, people named in the event's data, or the owner of the
 * account.
 */
interface RecipientRule {
  from: 'roles' | 'audience' | 'account' | { data: string }
  /** Only people with these roles are notified. */
  roles: readonly RoleKey[]
}

/** The roles that have a list of contracts. */
const contractReaders = roleKeys.filter((role) => getGrantedScope(role, 'contracts', 'read') !== undefined)

const createDataRecipient = <const Data extends string>(data: Data, roles: readonly RoleKey[] = roleKeys) => ({
  from: { data },
  roles,
})

/** The recipients of notifications. */
export const notificationRecipients = {
  chiefEditors: { from: 'roles', roles: ['initiator', 'deputy'] },
  typography: { from: 'roles', roles: ['typography'] },
  accounting: { from: 'roles', roles: ['accounting'] },
  keepers: { from: 'roles', roles: ['accounting', 'stock'] },
  /** Roles that process shop orders. */
  shopHands: { from: 'roles', roles: roleKeys.filter((role) => getGrantedScope(role, 'shopOrders', 'status')) },
  /** Roles that approve corrections of hours and manage the timesheet. */
  timeApprovers: { from: 'roles', roles: ['hr', 'supervisor'] },
  /** Roles that manage accounts and are responsible for the personal data in them. */
  peopleKeepers: { from: 'roles', roles: ['hr', 'supervisor'] },
  timeKeeper: createDataRecipient('owner', timeKeepers),
  answerers: { from: 'roles', roles: supportAnswerers },
  authors: { from: 'audience', roles: ['author'] },
  recipients: { from: 'audience', roles: ['author', 'partner'] },
  submitter: createDataRecipient('submitter', ['author']),
  asked: createDataRecipient('asked', ['author']),
  manager: createDataRecipient(
    'project_manager_id',
    roleKeys.filter((role) => role !== 'author' && role !== 'partner'),
  ),
  executor: createDataRecipient(
    'executor_id',
    roleKeys.filter((role) => role !== 'author' && role !== 'partner'),
  ),
  invited: createDataRecipient('told'),
  moved: createDataRecipient('moved'),
  mentioned: createDataRecipient('mentioned'),
  unread: createDataRecipient('unread'),
  owner: createDataRecipient('owner'),
  giver: createDataRecipient('owner', todoRoles),
  assignee: createDataRecipient('assignee', todoRoles),
  /**
   * `signers` are the parties of a contract. `contractWriters` are the person who wrote the contract and the people who manage such
   * contracts.
   */
  signers: createDataRecipient('sides', contractReaders),
  contractWriters: createDataRecipient('writers', contractReaders),
  oneself: { from: 'account', roles: roleKeys },
} as const satisfies Record<string, RecipientRule>
export type NotificationRecipient = keyof typeof notificationRecipients

/** The kind of row to which a notification links. */
export type NotificationTarget =
  | 'application'
  | 'book'
  | 'project'
  | 'offer'
  | 'shopOrder'
  | 'contract'
  | 'calendar'
  | 'chat'
  | 'support'
  | 'todo'
  | 'time'
  | 'paper'
  | 'account'
  | 'person'
  | 'home'

/** The icons of notifications. Each icon has a different colour. */
export const notificationIcons = [
  'application',
  'revision',
  'accepted',
  'rejected',
  'move',
  'signal',
  'techcard',
  'work',
  'event',
  'support',
  'message',
  'todo',
  'offer',
  'contract',
  'payment',
  'security',
] as const
export type NotificationIcon = (typeof notificationIcons)[number]

/**
 * Conditions on the fields of an event's data. `true` requires any value, `false` requires no value, and a string requires exactly
 * that value.
 */
type Conditions = Readonly<Record<string, string | boolean>>

interface NotificationSpec {
  to: NotificationRecipient
  /** The key of the notification's text. */
  says: string
  topic: NotificationTopic
  look: NotificationIcon
  leads: NotificationTarget
  when?: Conditions
}

type KeyOf<Data> = Data extends unknown ? keyof Data : never
/** The recipients that an event's data can name, and the recipients that need no data. */
type RecipientOf<Data> = {
  [Recipient in NotificationRecipient]: (typeof notificationRecipients)[Recipient]['from'] extends { data: infer Key }
    ? Key extends KeyOf<Data>
      ? Recipient
      : never
    : Recipient
}[NotificationRecipient]

/** A notification whose recipients and conditions exist in the data of its event. */
interface TypedNotification<Data> extends Omit<NotificationSpec, 'to' | 'when'> {
  to: RecipientOf<Data>
  when?: { readonly [Key in keyof Data]?: boolean | (Data[Key] & string) }
}

const defineNotification =
  (topic: NotificationTopic, icon: NotificationIcon, target: NotificationTarget) =>
  <
    const To extends NotificationRecipient,
    const Says extends string,
    const When extends Conditions = Record<never, never>,
  >(
    to: To,
    textKey: Says,
    when?: When,
  ) => ({ to, says: textKey, topic, look: icon, leads: target, ...(when && { when }) })

const createApplicationRule = defineNotification('application', 'application', 'application')
const createDecisionRule = (icon: NotificationIcon) => defineNotification('decision', icon, 'application')
const createAuthorshipRule = defineNotification('authorship', 'application', 'application')
const createStageRule = defineNotification('stage', 'move', 'book')
const createSignalRule = defineNotification('signal', 'signal', 'book')
const createShortageRule = defineNotification('shortage', 'techcard', 'book')
const createPaperRule = defineNotification('paper', 'techcard', 'paper')
const createWorkRule = defineNotification('work', 'work', 'project')
const createProgressRule = defineNotification('progress', 'work', 'project')
const createOfferRule = defineNotification('offer', 'offer', 'offer')
const createReceiptRule = defineNotification('receipt', 'offer', 'offer')
const createShopOrderRule = defineNotification('shopOrder', 'offer', 'shopOrder')
const createPaymentRule = defineNotification('payment', 'payment', 'offer')
const createContractRule = defineNotification('called', 'contract', 'contract')
const createMeetingRule = defineNotification('meeting', 'event', 'calendar')
const createTaskRule = defineNotification('task', 'todo', 'todo')
const createAssignedTodoRule = defineNotification('called', 'todo', 'todo')
const createAssignmentRule = defineNotification('called', 'techcard', 'book')
const createQuestionRule = defineNotification('question', 'support', 'support')
const createSupportRule = defineNotification('support', 'support', 'support')
const createSecurityRule = defineNotification('security', 'security', 'account')
const createLeaverRule = defineNotification('called', 'security', 'person')

/**
 * The notifications that each event sends. The person who caused an event is not notified, except about their own account. Events
 * that are missing here send no notification and appear only in the history of their row.
 */
export const notificationRules = {
  'application.created': [createApplicationRule('chiefEditors', 'created')],
  'application.mended': [createApplicationRule('chiefEditors', 'mended')],
  'application.revision': [createDecisionRule('revision')('authors', 'revision')],
  'application.accepted': [createDecisionRule('accepted')('authors', 'accepted')],
  'application.rejected': [createDecisionRule('rejected')('authors', 'rejected')],
  'application.reopened': [createDecisionRule('application')('authors', 'reopened')],
  'application.asked': [createAuthorshipRule('asked', 'asked')],
  'application.joined': [createAuthorshipRule('submitter', 'joined')],
  'application.declined': [createAuthorshipRule('submitter', 'declined')],
  'techcard.created': [
    defineNotification('stage', 'techcard', 'book')('authors', 'card'),
    createAssignmentRule('manager', 'assigned'),
  ],
  'techcard.edited': [createAssignmentRule('manager', 'assigned')],
  'techcard.moved': [
    createSignalRule('authors', 'signal', { to: 'author' }),
    // When a signal copy is returned for corrections, the book's manager has to act.
    createSignalRule('manager', 'remarks', { remarks: true }),
    createStageRule('authors', 'moved'),
  ],
  'techcard.takenBack': [createStageRule('authors', 'moved')],
  'techcard.signalRound': [createSignalRule('authors', 'newSignal', { with_author: true })],
  'techcard.signalApproved': [createSignalRule('manager', 'signed')],
  // When a print run has too few copies, the printing house and the book's manager have to act.
  'techcard.shortage': [createShortageRule('typography', 'shortage'), createShortageRule('manager', 'shortage')],
  'techcard.shortageReceived': [
    createShortageRule('typography', 'shortageReceived'),
    createShortageRule('manager', 'shortageReceived'),
  ],
  'techcard.shortageWrittenOff': [
    createShortageRule('typography', 'shortageWrittenOff'),
    createShortageRule('manager', 'shortageWrittenOff'),
  ],
  // Notifies the role that orders paper. When the paper comes too late for a promised date, the chief editors who promised the date
  // are notified too.
  'paper.short': [
    createPaperRule('typography', 'paperLate', { late: true }),
    createPaperRule('chiefEditors', 'paperLate', { late: true }),
    createPaperRule('typography', 'paperShort', { date: true }),
    createPaperRule('typography', 'paperShortAnytime'),
  ],
  'project.workGiven': [createWorkRule('executor', 'workGiven')],
  'project.workTaken': [createProgressRule('manager', 'workTaken')],
  'project.workAnswered': [createProgressRule('manager', 'workAnswered')],
  'project.workGivenBack': [createProgressRule('manager', 'workGivenBack')],
  'project.workDeclined': [createWorkRule('manager', 'workDeclined')],
  'project.workHandedIn': [createWorkRule('manager', 'workHandedIn')],
  'project.workReturned': [createWorkRule('executor', 'workReturned')],
  'project.workApproved': [createProgressRule('executor', 'workApproved')],
  'project.workCancelled': [createWorkRule('executor', 'workCancelled')],
  'project.workPaid': [createProgressRule('executor', 'workPaid')],
  'offer.asked': [createOfferRule('accounting', 'offer_asked')],
  'offer.answered': [createOfferRule('recipients', 'offer_answered')],
  'offer.changeAsked': [createOfferRule('accounting', 'offer_changeAsked')],
  'offer.moved': [
    createOfferRule('accounting', 'offer_accepted', { to: 'accept' }),
    createOfferRule('accounting', 'offer_rejected', { to: 'rejected' }),
    createOfferRule('accounting', 'offer_requested', { to: 'Request for invoice' }),
    createOfferRule('recipients', 'offer_invoiced', { to: 'Invoice and contract sent' }),
  ],
  'offer.paid': [createPaymentRule('recipients', 'offer_paid')],
  'offer.planned': [
    createPaymentRule('recipients', 'offer_planned', { parts: true }),
    createPaymentRule('recipients', 'offer_unplanned', { parts: false }),
  ],
  'offer.received': [createReceiptRule('keepers', 'offer_received')],
  'offer.differs': [createReceiptRule('keepers', 'offer_differs')],
  'shoporder.received': [createShopOrderRule('shopHands', 'shopOrder')],
  'shoporder.imported': [createShopOrderRule('shopHands', 'shopOrders')],
  'contract.sent': [createContractRule('signers', 'contractSent')],
  'contract.recalled': [createContractRule('signers', 'contractRecalled')],
  'contract.signatureReceived': [createContractRule('contractWriters', 'contractSignature')],
  'contract.signed': [
    createContractRule('signers', 'contractSigned'),
    createContractRule('contractWriters', 'contractSigned'),
  ],
  'contract.undelivered': [createContractRule('contractWriters', 'contractUndelivered')],
  'contract.ending': [
    createContractRule('signers', 'contractEnding'),
    createContractRule('contractWriters', 'contractEnding'),
  ],
  'event.created': [createMeetingRule('invited', 'eventInvited')],
  'event.changed': [createMeetingRule('invited', 'eventInvited'), createMeetingRule('moved', 'eventMoved')],
  'event.removed': [createMeetingRule('invited', 'eventCancelled')],
  // A meeting with a time has one text, and a meeting that lasts all day has another.
  'event.soon': [
    createMeetingRule('invited', 'eventSoon', { time: true }),
    createMeetingRule('invited', 'eventSoonDay', { time: false }),
  ],
  'message.sent': [defineNotification('called', 'message', 'chat')('mentioned', 'mentioned')],
  'message.unread': [defineNotification('unread', 'message', 'chat')('unread', 'unread')],
  'todo.created': [createAssignedTodoRule('assignee', 'todoGiven')],
  'todo.given': [createAssignedTodoRule('assignee', 'todoGiven')],
  'todo.accepted': [createTaskRule('giver', 'todoAccepted')],
  'todo.declined': [createTaskRule('giver', 'todoDeclined')],
  'todo.done': [createTaskRule('giver', 'todoDone')],
  'support.created': [createQuestionRule('answerers', 'supportAsked')],
  'support.reopened': [createQuestionRule('answerers', 'supportReopened')],
  // A support question that was taken on and answered at once has a separate text.
  'support.taken': [
    createSupportRule('owner', 'supportAnswered', { response: true }),
    createSupportRule('owner', 'supportTaken', { response: false }),
  ],
  'support.answered': [createSupportRule('owner', 'supportAnswered')],
  'support.resolved': [createSupportRule('owner', 'supportResolved')],
  'time.correctionAsked': [defineNotification('called', 'event', 'time')('timeApprovers', 'correctionAsked')],
  'time.correctionApproved': [defineNotification('task', 'event', 'time')('timeKeeper', 'correctionApproved')],
  'time.correctionRefused': [defineNotification('task', 'event', 'time')('timeKeeper', 'correctionRefused')],
  // Notifies the people who take over the unfinished tasks of a person who left, because they did not request this.
  'user.handedOver': [defineNotification('called', 'work', 'home')('invited', 'handedOver')],
  'user.removalAsked': [
    createSecurityRule('oneself', 'removalAsked'),
    createLeaverRule('peopleKeepers', 'removalAskedBy'),
  ],
  'user.removalWithdrawn': [
    createSecurityRule('oneself', 'removalWithdrawn'),
    createLeaverRule('peopleKeepers', 'removalWithdrawnBy'),
  ],
  'account.signedIn': [
    createSecurityRule('oneself', 'recoveryUsed', { factor: 'recovery' }),
    createSecurityRule('oneself', 'signedInElsewhere', { unfamiliar: true }),
  ],
  'account.totpOn': [createSecurityRule('oneself', 'totpOn')],
  'account.totpOff': [createSecurityRule('oneself', 'totpOff')],
  'account.passkeyAdded': [createSecurityRule('oneself', 'passkeyAdded')],
  'account.passkeyRemoved': [createSecurityRule('oneself', 'passkeyRemoved')],
  'account.passwordChanged': [createSecurityRule('oneself', 'passwordChanged')],
  'account.passwordReset': [createSecurityRule('oneself', 'passwordChanged')],
  'user.emailChanged': [createSecurityRule('oneself', 'emailChanged')],
} as const satisfies { [Type in EventType]?: readonly TypedNotification<EventData<Type>>[] }

type Row = (typeof notificationRules)[keyof typeof notificationRules][number]
export type NotificationTextKey = Row['says']
export type NotificationRule = Omit<NotificationSpec, 'says'> & { says: NotificationTextKey }

const matchesConditions = (data: object, when: Conditions = {}): boolean => {
  const facts = new Map<string, unknown>(Object.entries(data))
  return Object.entries(when).every(([field, expectedValue]) =>
    typeof expectedValue === 'boolean'
      ? Boolean(facts.get(field)) === expectedValue
      : facts.get(field) === expectedValue,
  )
}

/** The event types that send notifications. */
export type NotificationType = keyof typeof notificationRules
export const notificationTypes = Object.keys(notificationRules) as NotificationType[]
export const isNotificationType = (type: string): type is NotificationType => Object.hasOwn(notificationRules, type)

/** Returns the notifications of an event, in order. A person receives only the first notification whose recipients include them. */
export const getNotificationsForEvent = (type: string, data: object): readonly NotificationRule[] =>
  isNotificationType(type)
    ? (notificationRules[type] as readonly NotificationRule[]).filter(({ when }) => matchesConditions(data, when))
    : []

/** Returns the topics that people of a role can be notified about. */
export const getTopicsForRole = (role: RoleKey): ReadonlySet<NotificationTopic> =>
  new Set(
    (Object.values(notificationRules) as (readonly NotificationRule[])[])
      .flat()
      .filter(({ to }) => (notificationRecipients[to] as RecipientRule).roles.includes(role))
      .map(({ topic }) => topic),
  )
