import type { Sort } from '../../primitives/Table/index.ts'
import { getKind, type AnyColumn } from './columns.ts'
import { isEmptyFilter, tableDensities, tableState, type Filter, type TableState } from './table-state.ts'

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

const createParameter = <Key extends Exclude<keyof TableState, 'filters'>>(
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

const listCodec = {
  write: (keys: readonly string[]) => keys.join(','),
  read: (text: string) => text.split(',').filter(Boolean),
}
const countCodec = {
  write: String,
  read: (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
}
const createPairsCodec = <Value extends string | number>(parseValue: (text: string) => Value | undefined) => ({
  write: (record: Readonly<Record<string, Value>>) =>
    Object.entries(record)
      .map(([key, value]) => `${key}:${value}`)
      .join(','),
  read: (text: string) =>
    Object.fromEntries(
      listCodec.read(text).flatMap((part) => {
        const separatorIndex = part.lastIndexOf(':')
        const value = parseValue(part.slice(separatorIndex + 1))
        return separatorIndex > 0 && value !== undefined ? [[part.slice(0, separatorIndex), value] as const] : []
      }),
    ),
})
const sortsCodec = {
  write: (sort: readonly Sort[]) =>
    sort.map(({ key, direction }) => (direction === 'descending' ? `-${key}` : key)).join(','),
  read: (text: string): Sort[] =>
    listCodec.read(text).map((part) => ({
      key: part.replace(/^-/, ''),
      direction: part.startsWith('-') ? 'descending' : 'ascending',
    })),
}

const parameters: readonly Codec[] = [
  createParameter('sort', 'sort', sortsCodec),
  createParameter('q', 'search', { write: (search) => search, read: (text) => text }),
  createParameter('page', 'page', countCodec),
  createParameter('per', 'pageSize', countCodec),
  createParameter('cols', 'order', listCodec),
  createParameter('hide', 'hidden', listCodec),
  createParameter(
    'pin',
    'pinned',
    createPairsCodec((text) => (text === 'start' || text === 'end' ? text : undefined)),
  ),
  createParameter(
    'w',
    'widths',
    createPairsCodec((text) => countCodec.read(text)),
  ),
  createParameter('rows', 'density', {
    write: (density) => density ?? '',
    read: (text) => tableDensities.find((density) => density === text) ?? null,
  }),
  createParameter('open', 'opened', listCodec),
]
const filterPrefix = 'f.'

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
    const name = prefix + filterPrefix + key
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
    const texts = params.getAll(prefix + filterPrefix + column.key)
    const filter = texts.length ? readFilter(column, texts) : undefined
    return filter === undefined || isEmptyFilter(filter) ? [] : [[column.key, filter]]
  })
  const readStates = parameters.map(({ name, read: parse }) => {
    const text = params.get(prefix + name)
    return text === null ? {} : parse(text)
  })
  return Object.assign({ ...defaults, filters: Object.fromEntries(filters) }, ...readStates) as TableState
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
