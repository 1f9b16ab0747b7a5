import type { QueryOf } from '@press/client'
import { logGroups, logResources } from '@press/domain'
import { useListParams } from '@press/shell'
import type { LogFilter } from '@press/ui'
import { useMemo } from 'react'

const blank = { search: '', from: '', to: '', groups: '', actor: '', resource: '', resource_id: '' }
const defaults = { ...blank, before: '', entry: '' }

const dayIn = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : '')
const numberIn = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** Manages the state of the log screen in the URL: the filters, the position, and the open entry. */
export function useLogAddress() {
  const [params, set] = useListParams<keyof typeof defaults>(defaults)
  const filter = useMemo((): LogFilter => {
    const resource = logResources.find((one) => one === params.resource) ?? ''
    return {
      search: params.search,
      from: dayIn(params.from),
      to: dayIn(params.to),
      groups: logGroups.filter((group) => params.groups.split(',').includes(group)),
      actor: params.actor === 'none' ? 'none' : String(numberIn(params.actor) ?? ''),
      resource,
      resource_id: resource && String(numberIn(params.resource_id) ?? ''),
    }
  }, [params.search, params.from, params.to, params.groups, params.actor, params.resource, params.resource_id])
  const { groups, resource, ...plain } = filter
  return {
    filter,
    before: numberIn(params.before),
    entry: numberIn(params.entry) ?? null,
    set,
    /** Changes the filters and resets the position. */
    narrow: ({ groups: newGroups, ...changes }: Partial<LogFilter>) =>
      set({ ...changes, ...(newGroups && { groups: newGroups.join(',') }), before: '', entry: '' }),
    reset: () => set({ ...blank, before: '', entry: '' }),
    /** The query parameters of the API calls. Empty filters are omitted. */
    query: {
      ...plain,
      groups: groups.join(','),
      resource,
    } as unknown as Omit<QueryOf<'GET /api/events-log'>, 'before' | 'per_page'>,
    narrowed: plain.search !== '' || groups.length > 0 || [plain.from, plain.to, plain.actor, resource].some(Boolean),
  }
}
