/** Of what the journal tells; its filter has them in this order. */
export const logGroups = [
  'access',
  'refusals',
  'people',
  'money',
  'applications',
  'books',
  'works',
  'offers',
  'contracts',
  'support',
] as const
export type LogGroup = (typeof logGroups)[number]

/**
 * Everything that is written down as having happened, by group. `private` is what people write to each other, keep for themselves or are
 * told of: the live channel needs it, and it stands in nobody's journal.
 */
const types = {
  access: [
    'account.signedIn',
    'account.signedOut',
    'account.sessionEnded',
    'account.sessionsEnded',
    'account.registered',
    'account.setupOpened',
    'account.setupMarked',
    'account.setupFinished',
    'account.passwordChanged',
    'account.passwordReset',
    'account.totpBegun',
    'account.totpOn',
    'account.totpOff',
    'account.recoveryCodesMade',
    'account.passkeyAdded',
    'account.passkeyRemoved',
    'account.confidentialChanged',
    'account.revealed',
    'account.dataTaken',
    'account.calendarShared',
    'account.calendarUnshared',
    'account.shopTokenMade',
    'account.shopTokenEnded',
    'account.jobRetried',
    // Written by earlier releases.
    'account.letterRetried',
    'account.logChecked',
    'account.logCut',
    'account.logExported',
  ],
  refusals: ['account.refused', 'account.forbidden'],
  people: [
    'user.invited',
    'user.invitedAgain',
    'user.edited',
    'user.emailAsked',
    'user.emailWithdrawn',
    'user.emailChanged',
    'user.roleChanged',
    'user.sessionEnded',
    'user.deactivated',
    'user.activated',
    'user.handedOver',
    'user.removalAsked',
    'user.removalWithdrawn',
    'user.removed',
    'user.papersCleared',
    'shoporder.contactsCleared',
    'user.imported',
    'user.merged',
    'user.unmerged',
    'time.clockedIn',
    'time.clockedOut',
    'time.correctionAsked',
    'time.correctionWithdrawn',
    'time.correctionApproved',
    'time.correctionRefused',
    'organization.entered',
    'organization.edited',
    'organization.imported',
    'organization.merged',
    'organization.unmerged',
  ],
  money: [
    'offer.paid',
    'offer.planned',
    'offer.invoiced',
    'statement.imported',
    'statement.foreign',
    'statement.undone',
    'statement.closed',
    'project.actMade',
    'project.actCancelled',
    'project.workPaid',
    'printorder.costed',
    'realisation.sale-entered',
    'realisation.sale-edited',
    'realisation.sale-removed',
    'realisation.terms-entered',
    'realisation.terms-edited',
    'realisation.terms-removed',
    'realisation.sent',
    'realisation.delivered',
    'realisation.undelivered',
    'realisation.accrued',
    'realisation.accrual-cancelled',
    'realisation.royalty-paid',
    'pricelist.begun',
    'pricelist.edited',
    'pricelist.entered',
    'pricelist.takenBack',
    'pricelist.removed',
    'setting.changed',
  ],
  applications: [
    'application.created',
    'application.edited',
    'application.mended',
    'application.revision',
    'application.accepted',
    'application.rejected',
    'application.reopened',
    'application.asked',
    'application.joined',
    'application.declined',
    'application.handedOver',
  ],
  books: [
    'techcard.created',
    'techcard.edited',
    'techcard.moved',
    'techcard.takenBack',
    'techcard.archived',
    'techcard.restored',
    'techcard.signalRound',
    'techcard.signalOpened',
    'techcard.signalRemarked',
    'techcard.signalApproved',
    'techcard.signalWithdrawn',
    'techcard.printScheduled',
    'techcard.printed',
    'techcard.received',
    'printday.arranged',
    'techcard.shortage',
    'techcard.shortageReceived',
    'techcard.shortageWrittenOff',
    'techcard.scored',
    'techcard.shared',
    'techcard.unshared',
    'techcard.handedOver',
    'paper.ordered',
    'paper.received',
    'paper.cancelled',
    'paper.counted',
    'paper.used',
    'paper.short',
    'book.imported',
    'book.counted',
    'book.writtenOff',
    'book.publishAsked',
    'book.publishWithdrawn',
    'book.published',
    'book.publishFailed',
    'book.publishDelayed',
  ],
  works: [
    'project.created',
    'project.edited',
    'project.started',
    'project.finished',
    'project.urgent',
    'project.workGiven',
    'project.workAnswered',
    'project.workTaken',
    'project.workDeclined',
    'project.workGivenBack',
    'project.workHandedIn',
    'project.workReturned',
    'project.workApproved',
    'project.workCancelled',
    'project.workScored',
    'project.handedOver',
  ],
  offers: [
    'offer.created',
    'offer.copied',
    'offer.asked',
    'offer.answered',
    'offer.changeAsked',
    'offer.edited',
    'offer.revised',
    'offer.moved',
    'offer.flagged',
    'offer.attached',
    'offer.detached',
    'offer.issued',
    'offer.cancelled',
    'offer.setOff',
    'offer.sent',
    'offer.delivered',
    'offer.undelivered',
    'offer.received',
    'offer.differs',
    'offer.deleted',
    'offer.handedOver',
    'shoporder.received',
    'shoporder.imported',
    'shoporder.moved',
  ],
  contracts: [
    'contract.created',
    'contract.edited',
    'contract.sent',
    'contract.delivered',
    'contract.undelivered',
    'contract.recalled',
    'contract.codeAsked',
    'contract.signatureReceived',
    'contract.signed',
    'contract.ending',
    'contract.ended',
    'contracttemplate.saved',
    'memorandum.entered',
    'memorandum.edited',
    'memorandum.removed',
  ],
  support: [
    'support.created',
    'support.edited',
    'support.taken',
    'support.answered',
    'support.resolved',
    'support.reopened',
    'support.noted',
    'support.handedOver',
  ],
  private: [
    'message.joined',
    'message.changed',
    'message.left',
    'message.read',
    'message.sent',
    'message.edited',
    'message.deleted',
    'message.unread',
    'todo.created',
    'todo.given',
    'todo.changed',
    'todo.removed',
    'todo.done',
    'todo.undone',
    'todo.starred',
    'todo.placed',
    'todo.accepted',
    'todo.declined',
    'todo.handedOver',
    'event.created',
    'event.changed',
    'event.removed',
    'event.soon',
    'event.imported',
    'event.handedOver',
    'calculation.kept',
    'calculation.edited',
    'calculation.removed',
    'notification.created',
    'notification.chosen',
  ],
} as const satisfies Record<LogGroup | 'private', readonly string[]>

type TypesOf<Group extends keyof typeof types> = (typeof types)[Group][number]

/** The resource and what happened to it. */
export type EventType = TypesOf<keyof typeof types>
/** What stands in the journal; each has a title in three languages. */
export type LogType = TypesOf<LogGroup>

type ResourceOf<Type> = Type extends `${infer Resource}.${string}` ? Resource : never
/** Kinds of rows that the journal tells of. */
export type LogResource = ResourceOf<LogType>

/** What can happen to rows of a resource: `moved`, of `techcard`. */
export type Happening<Resource extends string> = EventType extends infer Type
  ? Type extends `${Resource}.${infer What}`
    ? What
    : never
  : never

export const logTypesOf = (group: LogGroup): readonly LogType[] => types[group]
export const logTypes: readonly LogType[] = logGroups.flatMap(logTypesOf)
export const logResources: readonly LogResource[] = [
  ...new Set(logTypes.map((type) => type.slice(0, type.indexOf('.')) as LogResource)),
]
export const eventTypes: readonly EventType[] = [...logTypes, ...types.private]

const groups = new Map<string, LogGroup>(logGroups.flatMap((group) => types[group].map((type) => [type, group])))

/**
 * Where books, offers and orders stood on a day: what is left of an entry that has outlived its years, without who did it. Boards and
 * statistics of past years are read from them; of everything else nothing is left.
 */
export const lastingTypes: readonly EventType[] = [
  'techcard.created',
  'techcard.moved',
  'techcard.takenBack',
  'techcard.archived',
  'offer.moved',
  'offer.revised',
  'shoporder.moved',
]
/** What an entry of those says then. */
export const lastingFields: readonly string[] = ['from', 'to', 'book_name']

/** What the shop does by its token: nobody's account is behind it. */
export const isByShop = (type: string): boolean => type === 'shoporder.received'

/** The group of an event; undefined for what stands in nobody's journal, and for what nobody has put down here. */
export const logGroupOf = (type: string): LogGroup | undefined => groups.get(type)
