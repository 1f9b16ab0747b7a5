import { access, refusals } from './access.ts'
import { applications, books, works } from './books.ts'
import type { BareEventRule, EventRule } from './event.ts'
import { money } from './money.ts'
import { contracts, offers, support } from './offers.ts'
import { people } from './people.ts'
import { privateEvents } from './private.ts'
import type { EventResource, LiveResource, ResourceInput } from './resources.ts'

/** The groups of events in the audit log, in the order of its filter. */
const eventsByGroup = { access, refusals, people, money, applications, books, works, offers, contracts, support }

const eventRules = {
  ...access,
  ...refusals,
  ...people,
  ...money,
  ...applications,
  ...books,
  ...works,
  ...offers,
  ...contracts,
  ...support,
  ...privateEvents,
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

const keysOf = <Key extends string>(rows: Record<Key, unknown>): Key[] => Object.keys(rows) as Key[]

export const logGroups: readonly LogGroup[] = keysOf(eventsByGroup)
export const logTypesOf = (group: LogGroup): readonly LogType[] => keysOf<LogType>(eventsByGroup[group] as never)
export const logTypes: readonly LogType[] = logGroups.flatMap(logTypesOf)
export const eventTypes: readonly EventType[] = keysOf(eventRules)

export const isEventType = (type: string): type is EventType => Object.hasOwn(eventRules, type)
const ruleOf = (type: EventType): EventRule<object> => eventRules[type]
export const isBareEvent = (type: EventType): boolean => 'isBare' in eventRules[type]

export const resourceOfEvent = <Type extends EventType>(type: Type): ResourceOfEvent<Type> =>
  // The keys of the table start with a resource.
  type.slice(0, type.indexOf('.')) as ResourceOfEvent<Type>

/** The part of an event type that says what happened to the row: `moved` for `techcard.moved`. */
export type HappeningOf<Type extends EventType> = Type extends `${string}.${infer What}` ? What : never
export const happeningOf = <Type extends EventType>(type: Type): HappeningOf<Type> =>
  type.slice(type.indexOf('.') + 1) as HappeningOf<Type>

export const logResources: readonly LogResource[] = [...new Set(logTypes.map((type) => resourceOfEvent(type)))]

const groups = new Map<string, LogGroup>(logGroups.flatMap((group) => logTypesOf(group).map((type) => [type, group])))

/** Returns the audit log group of an event; undefined for private events and unknown types. */
export const logGroupOf = (type: string): LogGroup | undefined => groups.get(type)

/**
 * Events that keep a shortened entry after the log's retention period, without the person who acted. Boards and statistics of past
 * years are read from these entries. All other events are deleted completely.
 */
export const lastingTypes: readonly EventType[] = eventTypes.filter((type) => ruleOf(type).lasting)
/** The data fields that a shortened entry keeps. */
export const lastingFields: readonly string[] = ['from', 'to', 'book_name']

/**
 * Returns the resources that browsers refetch after an event: the event's own resource, and other resources that the event changes.
 */
export const changesOfEvent = (type: EventType, resource: EventResource): LiveResource[] =>
  // The log may contain types of earlier releases.
  resource === 'account' ? [] : [resource, ...((isEventType(type) && ruleOf(type).changes) || [])]

/** Whether the shop caused the event with its token, so that no account is its author. */
export const isByShop = (type: string): boolean => type === ('shoporder.received' satisfies EventType)
