import type { FoundGroup } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { CommandAct, CommandGroup, CommandItem } from '../../../patterns/CommandPalette/index.ts'
import type { FoundOne } from './types.ts'
import { useFoundRow } from './useSearchHitText.tsx'

export interface FoundPlaces {
  /** Where a thing is opened; undefined where the person has no screen of it. */
  hrefOf: (found: FoundOne) => string | undefined
  /** What else can be done with it. */
  actsOf: (found: FoundOne, href: string) => readonly CommandAct[]
}

/** What a search answers, as the palette shows it; what cannot be opened is left out. */
export function useFoundCommands({ hrefOf, actsOf }: FoundPlaces) {
  const { t } = useTranslation('search')
  const rows = useFoundRow()
  const itemOf = (found: FoundOne, query: string): CommandItem[] => {
    const href = hrefOf(found)
    if (href === undefined) return []
    const rowOf = rows[found.kind] as (
      item: FoundOne['item'],
      query: string,
    ) => Partial<CommandItem> & { label: string }
    return [{ ...rowOf(found.item, query), key: `${found.kind}:${found.item.id}`, href, acts: actsOf(found, href) }]
  }
  return (groups: readonly FoundGroup[], query: string): CommandGroup[] =>
    groups.flatMap(({ kind, items, total, near, failed }) => {
      const shown = [...items].flatMap((item: FoundOne['item']) => itemOf({ kind, item } as FoundOne, query))
      if (shown.length === 0 && !failed) return []
      return [{ key: kind, label: t(`kind.${kind}`), items: shown, total, near, failed }]
    })
}
