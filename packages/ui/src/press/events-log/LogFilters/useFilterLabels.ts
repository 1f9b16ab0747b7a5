import { useFormat, useTranslation } from '@press/i18n'
import type { LogFiltersProps } from './types.ts'

/** The maximum number of groups that a chip names. */
const maxNamedGroups = 2

/** Returns the text of each chip; undefined if the filter is not set. */
export function useFilterLabels({ filter, actorName }: Pick<LogFiltersProps, 'filter' | 'actorName'>) {
  const { t } = useTranslation('events-log')
  const { date } = useFormat()
  const { from, to, groups, actor, resource, resource_id } = filter
  return (name: 'days' | 'groups' | 'who' | 'object'): string | undefined => {
    switch (name) {
      case 'days':
        if (from && to) return from === to ? date(from, 'dayMonth') : `${date(from, 'day')} – ${date(to, 'day')}`
        if (from) return t('filter.since', { date: date(from, 'day') })
        return to ? t('filter.until', { date: date(to, 'day') }) : undefined
      case 'groups':
        if (groups.length === 0) return undefined
        return [
          groups
            .slice(0, maxNamedGroups)
            .map((group) => t(`group.${group}`))
            .join(', '),
          groups.length > maxNamedGroups && t('list.more', { count: groups.length - maxNamedGroups }),
        ]
          .filter(Boolean)
          .join(' ')
      case 'who':
        if (actor === 'none') return t('filter.nobody')
        return actor ? (actorName ?? t('resource.user', { id: actor })) : undefined
      case 'object': {
        if (!resource) return undefined
        const kind = resource as 'offer'
        return resource_id ? t(`resource.${kind}`, { id: resource_id }) : t(`resourceOf.${kind}`)
      }
    }
  }
}
