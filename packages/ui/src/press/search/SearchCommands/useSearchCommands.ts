import type { FoundGroup } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { CommandAction, CommandGroup, CommandItem } from '../../../patterns/CommandPalette/index.ts'
import type { SearchHit } from './types.ts'
import { useSearchHitText } from './useSearchHitText.tsx'

export interface HitHrefs {
  /** Returns the link to a result; undefined if the person has no screen for it. */
  hrefOf: (hit: SearchHit) => string | undefined
  /** Returns the actions for a result in addition to opening it. */
  getActions: (hit: SearchHit, href: string) => readonly CommandAction[]
}

/** Returns a function that converts search results to entries of the command palette. Results without a link are omitted. */
export function useSearchCommands({ hrefOf, getActions }: HitHrefs) {
  const { t } = useTranslation('search')
  const hitRows = useSearchHitText()
  const createItems = (hit: SearchHit, query: string): CommandItem[] => {
    const href = hrefOf(hit)
    if (href === undefined) return []
    const renderRow = hitRows[hit.kind] as (
      item: SearchHit['item'],
      query: string,
    ) => Partial<CommandItem> & { label: string }
    return [{ ...renderRow(hit.item, query), key: `${hit.kind}:${hit.item.id}`, href, actions: getActions(hit, href) }]
  }
  return (groups: readonly FoundGroup[], query: string): CommandGroup[] =>
    groups.flatMap(({ kind, items, total, near: isApproximate, failed }) => {
      const commandItems = [...items].flatMap((item: SearchHit['item']) =>
        createItems({ kind, item } as SearchHit, query),
      )
      if (commandItems.length === 0 && !failed) return []
      return [{ key: kind, label: t(`kind.${kind}`), items: commandItems, total, isApproximate: isApproximate, failed }]
    })
}
