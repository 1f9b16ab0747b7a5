import { accessEventRules, refusalEventRules } from './access.ts'
import { applicationEventRules, bookEventRules, workEventRules } from './books.ts'
import type { BareEventRule, EventRule } from './event.ts'
import { moneyEventRules } from './money.ts'
import { contractEventRules, offerEventRules, supportEventRules } from './offers.ts'
import { peopleEventRules } from './people.ts'
import { privateEventRules } from './private.ts'
import type { EventResource, LiveResource, ResourceInput } from './resources.ts'

/** The groups of events in the audit log, in the order of its filter. */
const eventsByGroup = {
  access: accessEventRules,
  refusals: refusalEventRules,
  people: peopleEventRules,
  money: moneyEventRules,
  applications: applicationEventRules,
  books: bookEventRules,
  works: workEventRules,
  offers: offerEventRules,
  contracts: contractEventRules,
  support: supportEventRules,
}

const eventRules = {
  ...accessEventRules,
  ...refusalEventRules,
  ...peopleEventRules,
  ...moneyEventRules,
  ...applicationEventRules,
  ...bookEventRules,
  ...workEventRules,
  ...offerEventRules,
  ...contractEventRules,
  ...supportEventRules,
  ...privateEventRules,
} satisfies Record<`${EventResource}.${string}`, EventRule<object>>
type Table = typeof eventRules

/** A resource and what happened to it, such as `techcard.moved`. */
export type EventType = keyof Table
/** The event types without row facts. */
export type BareEventType = {
  [Type in EventType]: Table[Type] extends BareEventRule<object> ? Type : never
}[EventType]

export type ResourceOfEvent<Type extends EventType> = Type extends `${infer Resource extends EventResource}.${string}`
  ? Resource
  : never

/** The event data that the caller passes. The facts of the row are added when the event is recorded. */
export type OwnEventData<Type extends EventType> = Type extends EventType ? NonNullable<Table[Type]['data']> : never

/** The event data that the log keeps. Entries of earlier releases may lack fields that were added later. */
export type EventData<Type extends EventType = EventType> = Type extends BareEventType
  ? OwnEventData<Type>
  : Type extends EventType
    ? ResourceInput<ResourceOfEvent<Type>> & OwnEventData<Type>
    : never

export type LogGroup = keyof typeof eventsByGroup
/** The event types that the audit log shows. Each type has a title in three languages. */
export type LogType = { [Group in LogGroup]: keyof (typeof eventsByGroup)[Group] }[LogGroup]
/** Kinds of rows that the audit log shows. */
export type LogResource = ResourceOfEvent<LogType>

const getKeys = <Key extends string>(rows: Record<Key, unknown>): Key[] => Object.keys(rows) as Key[]

export const logGroups: readonly LogGroup[] = getKeys(eventsByGroup)
export const getLogTypes = (group: LogGroup): readonly LogType[] => getKeys<LogType>(eventsByGroup[group] as never)
export const logTypes: readonly LogType[] = logGroups.flatMap(getLogTypes)
export const eventTypes: readonly EventType[] = getKeys(eventRules)

export const isEventType = (type: string): type is EventType => Object.hasOwn(eventRules, type)
const getEventRule = (type: EventType): EventRule<object> => eventRules[type]
export const isBareEvent = (type: EventType): boolean => 'isBare' in eventRules[type]

export const getEventResource = <Type extends EventType>(type: Type): ResourceOfEvent<Type> =>
  // The keys of the table start with a resource.
  type.slice(0, type.indexOf('.')) as ResourceOfEvent<Type>

/** The part of an event type that says what happened to the row: `moved` for `techcard.moved`. */
export type EventAction<Type extends EventType> = Type extends `${string}.${infer What}` ? What : never
export const getEventAction = <Type extends EventType>(type: Type): EventAction<Type> =>
  type.slice(type.indexOf('.') + 1) as EventAction<Type>

export const logResources: readonly LogResource[] = [...new Set(logTypes.map((type) => getEventResource(type)))]

const groupByType = new Map<string, LogGroup>(
  logGroups.flatMap((group) => getLogTypes(group).map((type) => [type, group])),
)

/** Returns the audit log group of an event; undefined for private events and unknown types. */
export const getLogGroup = (type: string): LogGroup | undefined => groupByType.get(type)

/**
 * Events that keep a shortened entry after the log's retention period, without the person who acted. Boards and statistics of past
 * years are read from these entries. All other events are deleted completely.
 */
export const lastingTypes: readonly EventType[] = eventTypes.filter((type) => getEventRule(type).lasting)
/** The data fields that a shortened entry keeps. */
export const lastingFields: readonly string[] = ['from', 'to', 'book_name']

/**
 * Returns the resources that browsers refetch after an event: the event's own resource, and other resources that the event changes.
 */
export const getChangedResources = (type: EventType, resource: EventResource): LiveResource[] =>
  // The log may contain types of earlier releases.
  resource === 'account' ? [] : [resource, ...((isEventType(type) && getEventRule(type).changes) || [])]

/** Whether the shop caused the event with its token, so that no account is its author. */
export const isShopEvent = (type: string): boolean => type === ('shoporder.received' satisfies EventType)
