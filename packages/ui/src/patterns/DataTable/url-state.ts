import type { Sort } from '../../primitives/Table/index.ts'
import { getKind, type AnyColumn } from './columns.ts'
import { isEmpty, tableDensities, tableState, type Filter, type TableState } from './table-state.ts'

export interface TableParamsOptions {
  /** The state of an untouched table; values equal to it are omitted from the address. @default tableState() */
  defaults?: TableState
  /** Prefix of each name, when two tables share an address. @default '' */
  prefix?: string
}

/** One field of the state as one parameter. An invalid text is read as `undefined`. */
interface Codec {
  name: string
  write: (state: TableState) => string
  read: (text: string) => Partial<TableState>
}

const parameter = <Key extends Exclude<keyof TableState, 'filters'>>(
  name: string,
  key: Key,
  { write, read }: { write: (value: TableState[Key]) => string; read: (text: string) => TableState[Key] | undefined },
): Codec => ({
  name,
  write: (state) => write(state[key]),
  read: (text) => {
    const value = read(text)
    return value === undefined ? {} : { [key]: value }
  },
})

const list = {
  write: (keys: readonly string[]) => keys.join(','),
  read: (text: string) => text.split(',').filter(Boolean),
}
const count = {
  write: String,
  read: (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
}
const pairs = <Value extends string | number>(valid: (text: string) => Value | undefined) => ({
  write: (of: Readonly<Record<string, Value>>) =>
    Object.entries(of)
      .map(([key, value]) => `${key}:${value}`)
      .join(','),
  read: (text: string) =>
    Object.fromEntries(
      list.read(text).flatMap((part) => {
        const at = part.lastIndexOf(':')
        const value = valid(part.slice(at + 1))
        return at > 0 && value !== undefined ? [[part.slice(0, at), value] as const] : []
      }),
    ),
})
const sorts = {
  write: (sort: readonly Sort[]) =>
    sort.map(({ key, direction }) => (direction === 'descending' ? `-${key}` : key)).join(','),
  read: (text: string): Sort[] =>
    list.read(text).map((part) => ({
      key: part.replace(/^-/, ''),
      direction: part.startsWith('-') ? 'descending' : 'ascending',
    })),
}

const parameters: readonly Codec[] = [
  parameter('sort', 'sort', sorts),
  parameter('q', 'search', { write: (search) => search, read: (text) => text }),
  parameter('page', 'page', count),
  parameter('per', 'pageSize', count),
  parameter('cols', 'order', list),
  parameter('hide', 'hidden', list),
  parameter(
    'pin',
    'pinned',
    pairs((text) => (text === 'start' || text === 'end' ? text : undefined)),
  ),
  parameter(
    'w',
    'widths',
    pairs((text) => count.read(text)),
  ),
  parameter('rows', 'density', {
    write: (density) => density ?? '',
    read: (text) => tableDensities.find((density) => density === text) ?? null,
  }),
  parameter('open', 'opened', list),
]
const ofFilter = 'f.'

/** Converts a state to address parameters: `sort=-due,book_name&q=атлас&f.status=accepted&page=3`. Defaults are omitted. */
export function tableParams(
  state: TableState,
  { defaults = tableState(), prefix = '' }: TableParamsOptions = {},
): URLSearchParams {
  const params = new URLSearchParams()
  for (const { name, write } of parameters) {
    const text = write(state)
    if (text !== write(defaults)) params.set(prefix + name, text)
  }
  for (const [key, filter] of Object.entries(state.filters)) {
    const name = prefix + ofFilter + key
    if (typeof filter === 'string') params.set(name, filter)
    else if ('from' in filter) params.set(name, `${filter.from}..${filter.to}`)
    else for (const value of filter) params.append(name, value)
  }
  return params
}

/** Reads a state from an address. Missing parameters keep `defaults`; invalid ones are ignored. */
export function readTableParams(
  params: URLSearchParams,
  columns: readonly AnyColumn[],
  { defaults = tableState(), prefix = '' }: TableParamsOptions = {},
): TableState {
  const filters = columns.flatMap((column): [string, Filter][] => {
    const texts = params.getAll(prefix + ofFilter + column.key)
    const filter = texts.length ? readFilter(column, texts) : undefined
    return filter === undefined || isEmpty(filter) ? [] : [[column.key, filter]]
  })
  const read = parameters.map(({ name, read: parse }) => {
    const text = params.get(prefix + name)
    return text === null ? {} : parse(text)
  })
  return Object.assign({ ...defaults, filters: Object.fromEntries(filters) }, ...read) as TableState
}

const rangeEnds = { number: /^(-?\d+(?:\.\d+)?)?$/, date: /^(\d{4}-\d\d-\d\d)?$/ }

function readFilter(column: AnyColumn, texts: readonly string[]): Filter | undefined {
  const kind = getKind(column)
  if (kind === 'text') return texts[0]
  if (kind === 'choice') return texts
  const [from, to] = (texts[0] ?? '').split('..')
  if (from === undefined || to === undefined || ![from, to].every((end) => rangeEnds[kind].test(end))) return undefined
  return { from, to }
}
