import type { QueryOf } from '@press/client'
import { logGroups, logResources } from '@press/domain'
import { useListParams } from '@press/shell'
import type { LogFilter } from '@press/ui'
import { useMemo } from 'react'

const emptyFilters = { search: '', from: '', to: '', groups: '', actor: '', resource: '', resource_id: '' }
const defaults = { ...emptyFilters, before: '', entry: '' }

const parseDay = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : '')
const parseNumber = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** Manages the state of the log screen in the URL: the filters, the position, and the open entry. */
export function useLogAddress() {
  const [params, setParams] = useListParams<keyof typeof defaults>(defaults)
  const filter = useMemo((): LogFilter => {
    const resource = logResources.find((one) => one === params.resource) ?? ''
    return {
      search: params.search,
      from: parseDay(params.from),
      to: parseDay(params.to),
      groups: logGroups.filter((group) => params.groups.split(',').includes(group)),
      actor: params.actor === 'none' ? 'none' : String(parseNumber(params.actor) ?? ''),
      resource,
      resource_id: resource && String(parseNumber(params.resource_id) ?? ''),
    }
  }, [params.search, params.from, params.to, params.groups, params.actor, params.resource, params.resource_id])
  const { groups, resource, ...simpleFilters } = filter
  return {
    filter,
    before: parseNumber(params.before),
    entry: parseNumber(params.entry) ?? null,
    set: setParams,
    /** Changes the filters and resets the position. */
    changeFilters: ({ groups: newGroups, ...changes }: Partial<LogFilter>) =>
      setParams({ ...changes, ...(newGroups && { groups: newGroups.join(',') }), before: '', entry: '' }),
    reset: () => setParams({ ...emptyFilters, before: '', entry: '' }),
    /** The query parameters of the API calls. Empty filters are omitted. */
    query: {
      ...simpleFilters,
      groups: groups.join(','),
      resource,
    } as unknown as Omit<QueryOf<'GET /api/events-log'>, 'before' | 'per_page'>,
    isFiltered:
      simpleFilters.search !== '' ||
      groups.length > 0 ||
      [simpleFilters.from, simpleFilters.to, simpleFilters.actor, resource].some(Boolean),
  }
}
