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

const recipientFrom = <const Data extends string>(data: Data, roles: readonly RoleKey[] = roleKeys) => ({
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
  timeKeeper: recipientFrom('owner', timeKeepers),
  answerers: { from: 'roles', roles: supportAnswerers },
  authors: { from: 'audience', roles: ['author'] },
  recipients: { from: 'audience', roles: ['author', 'partner'] },
  submitter: recipientFrom('submitter', ['author']),
  asked: recipientFrom('asked', ['author']),
  manager: recipientFrom(
    'project_manager_id',
    roleKeys.filter((role) => role !== 'author' && role !== 'partner'),
  ),
  executor: recipientFrom(
    'executor_id',
    roleKeys.filter((role) => role !== 'author' && role !== 'partner'),
  ),
  invited: recipientFrom('told'),
  moved: recipientFrom('moved'),
  mentioned: recipientFrom('mentioned'),
  unread: recipientFrom('unread'),
  owner: recipientFrom('owner'),
  giver: recipientFrom('owner', todoRoles),
  assignee: recipientFrom('assignee', todoRoles),
  /**
   * `signers` are the parties of a contract. `contractWriters` are the person who wrote the contract and the people who manage such
   * contracts.
   */
  signers: recipientFrom('sides', contractReaders),
  contractWriters: recipientFrom('writers', contractReaders),
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

const application = defineNotification('application', 'application', 'application')
const decision = (icon: NotificationIcon) => defineNotification('decision', icon, 'application')
const authorship = defineNotification('authorship', 'application', 'application')
const stage = defineNotification('stage', 'move', 'book')
const signal = defineNotification('signal', 'signal', 'book')
const shortage = defineNotification('shortage', 'techcard', 'book')
const paper = defineNotification('paper', 'techcard', 'paper')
const work = defineNotification('work', 'work', 'project')
const progress = defineNotification('progress', 'work', 'project')
const offer = defineNotification('offer', 'offer', 'offer')
const receipt = defineNotification('receipt', 'offer', 'offer')
const shopOrder = defineNotification('shopOrder', 'offer', 'shopOrder')
const payment = defineNotification('payment', 'payment', 'offer')
const contract = defineNotification('called', 'contract', 'contract')
const meeting = defineNotification('meeting', 'event', 'calendar')
const task = defineNotification('task', 'todo', 'todo')
const assignedTodo = defineNotification('called', 'todo', 'todo')
const assigned = defineNotification('called', 'techcard', 'book')
const question = defineNotification('question', 'support', 'support')
const support = defineNotification('support', 'support', 'support')
const security = defineNotification('security', 'security', 'account')
const leaver = defineNotification('called', 'security', 'person')

/**
 * The notifications that each event sends. The person who caused an event is not notified, except about their own account. Events
 * that are missing here send no notification and appear only in the history of their row.
 */
export const notificationRules = {
  'application.created': [application('chiefEditors', 'created')],
  'application.mended': [application('chiefEditors', 'mended')],
  'application.revision': [decision('revision')('authors', 'revision')],
  'application.accepted': [decision('accepted')('authors', 'accepted')],
  'application.rejected': [decision('rejected')('authors', 'rejected')],
  'application.reopened': [decision('application')('authors', 'reopened')],
  'application.asked': [authorship('asked', 'asked')],
  'application.joined': [authorship('submitter', 'joined')],
  'application.declined': [authorship('submitter', 'declined')],
  'techcard.created': [
    defineNotification('stage', 'techcard', 'book')('authors', 'card'),
    assigned('manager', 'assigned'),
  ],
  'techcard.edited': [assigned('manager', 'assigned')],
  'techcard.moved': [
    signal('authors', 'signal', { to: 'author' }),
    // When a signal copy is returned for corrections, the book's manager has to act.
    signal('manager', 'remarks', { remarks: true }),
    stage('authors', 'moved'),
  ],
  'techcard.takenBack': [stage('authors', 'moved')],
  'techcard.signalRound': [signal('authors', 'newSignal', { with_author: true })],
  'techcard.signalApproved': [signal('manager', 'signed')],
  // When a print run has too few copies, the printing house and the book's manager have to act.
  'techcard.shortage': [shortage('typography', 'shortage'), shortage('manager', 'shortage')],
  'techcard.shortageReceived': [shortage('typography', 'shortageReceived'), shortage('manager', 'shortageReceived')],
  'techcard.shortageWrittenOff': [
    shortage('typography', 'shortageWrittenOff'),
    shortage('manager', 'shortageWrittenOff'),
  ],
  // Notifies the role that orders paper. When the paper comes too late for a promised date, the chief editors who promised the date
  // are notified too.
  'paper.short': [
    paper('typography', 'paperLate', { late: true }),
    paper('chiefEditors', 'paperLate', { late: true }),
    paper('typography', 'paperShort', { date: true }),
    paper('typography', 'paperShortAnytime'),
  ],
  'project.workGiven': [work('executor', 'workGiven')],
  'project.workTaken': [progress('manager', 'workTaken')],
  'project.workAnswered': [progress('manager', 'workAnswered')],
  'project.workGivenBack': [progress('manager', 'workGivenBack')],
  'project.workDeclined': [work('manager', 'workDeclined')],
  'project.workHandedIn': [work('manager', 'workHandedIn')],
  'project.workReturned': [work('executor', 'workReturned')],
  'project.workApproved': [progress('executor', 'workApproved')],
  'project.workCancelled': [work('executor', 'workCancelled')],
  'project.workPaid': [progress('executor', 'workPaid')],
  'offer.asked': [offer('accounting', 'offer_asked')],
  'offer.answered': [offer('recipients', 'offer_answered')],
  'offer.changeAsked': [offer('accounting', 'offer_changeAsked')],
  'offer.moved': [
    offer('accounting', 'offer_accepted', { to: 'accept' }),
    offer('accounting', 'offer_rejected', { to: 'rejected' }),
    offer('accounting', 'offer_requested', { to: 'Request for invoice' }),
    offer('recipients', 'offer_invoiced', { to: 'Invoice and contract sent' }),
  ],
  'offer.paid': [payment('recipients', 'offer_paid')],
  'offer.planned': [
    payment('recipients', 'offer_planned', { parts: true }),
    payment('recipients', 'offer_unplanned', { parts: false }),
  ],
  'offer.received': [receipt('keepers', 'offer_received')],
  'offer.differs': [receipt('keepers', 'offer_differs')],
  'shoporder.received': [shopOrder('shopHands', 'shopOrder')],
  'shoporder.imported': [shopOrder('shopHands', 'shopOrders')],
  'contract.sent': [contract('signers', 'contractSent')],
  'contract.recalled': [contract('signers', 'contractRecalled')],
  'contract.signatureReceived': [contract('contractWriters', 'contractSignature')],
  'contract.signed': [contract('signers', 'contractSigned'), contract('contractWriters', 'contractSigned')],
  'contract.undelivered': [contract('contractWriters', 'contractUndelivered')],
  'contract.ending': [contract('signers', 'contractEnding'), contract('contractWriters', 'contractEnding')],
  'event.created': [meeting('invited', 'eventInvited')],
  'event.changed': [meeting('invited', 'eventInvited'), meeting('moved', 'eventMoved')],
  'event.removed': [meeting('invited', 'eventCancelled')],
  // A meeting with a time has one text, and a meeting that lasts all day has another.
  'event.soon': [meeting('invited', 'eventSoon', { time: true }), meeting('invited', 'eventSoonDay', { time: false })],
  'message.sent': [defineNotification('called', 'message', 'chat')('mentioned', 'mentioned')],
  'message.unread': [defineNotification('unread', 'message', 'chat')('unread', 'unread')],
  'todo.created': [assignedTodo('assignee', 'todoGiven')],
  'todo.given': [assignedTodo('assignee', 'todoGiven')],
  'todo.accepted': [task('giver', 'todoAccepted')],
  'todo.declined': [task('giver', 'todoDeclined')],
  'todo.done': [task('giver', 'todoDone')],
  'support.created': [question('answerers', 'supportAsked')],
  'support.reopened': [question('answerers', 'supportReopened')],
  // A support question that was taken on and answered at once has a separate text.
  'support.taken': [
    support('owner', 'supportAnswered', { response: true }),
    support('owner', 'supportTaken', { response: false }),
  ],
  'support.answered': [support('owner', 'supportAnswered')],
  'support.resolved': [support('owner', 'supportResolved')],
  'time.correctionAsked': [defineNotification('called', 'event', 'time')('timeApprovers', 'correctionAsked')],
  'time.correctionApproved': [defineNotification('task', 'event', 'time')('timeKeeper', 'correctionApproved')],
  'time.correctionRefused': [defineNotification('task', 'event', 'time')('timeKeeper', 'correctionRefused')],
  // Notifies the people who take over the unfinished tasks of a person who left, because they did not request this.
  'user.handedOver': [defineNotification('called', 'work', 'home')('invited', 'handedOver')],
  'user.removalAsked': [security('oneself', 'removalAsked'), leaver('peopleKeepers', 'removalAskedBy')],
  'user.removalWithdrawn': [security('oneself', 'removalWithdrawn'), leaver('peopleKeepers', 'removalWithdrawnBy')],
  'account.signedIn': [
    security('oneself', 'recoveryUsed', { factor: 'recovery' }),
    security('oneself', 'signedInElsewhere', { unfamiliar: true }),
  ],
  'account.totpOn': [security('oneself', 'totpOn')],
  'account.totpOff': [security('oneself', 'totpOff')],
  'account.passkeyAdded': [security('oneself', 'passkeyAdded')],
  'account.passkeyRemoved': [security('oneself', 'passkeyRemoved')],
  'account.passwordChanged': [security('oneself', 'passwordChanged')],
  'account.passwordReset': [security('oneself', 'passwordChanged')],
  'user.emailChanged': [security('oneself', 'emailChanged')],
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
