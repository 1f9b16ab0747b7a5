import type { FoundGroup } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { CommandAction, CommandGroup, CommandItem } from '../../../patterns/CommandPalette/index.ts'
import type { SearchHit } from './types.ts'
import { useSearchHitText } from './useSearchHitText.tsx'

export interface HitHrefs {
  /** Where a thing is opened; undefined where the person has no screen of it. */
  hrefOf: (found: SearchHit) => string | undefined
  /** What else can be done with it. */
  actsOf: (found: SearchHit, href: string) => readonly CommandAction[]
}

/** What a search answers, as the palette shows it; what cannot be opened is left out. */
export function useSearchCommands({ hrefOf, actsOf }: HitHrefs) {
  const { t } = useTranslation('search')
  const rows = useSearchHitText()
  const itemOf = (found: SearchHit, query: string): CommandItem[] => {
    const href = hrefOf(found)
    if (href === undefined) return []
    const rowOf = rows[found.kind] as (
      item: SearchHit['item'],
      query: string,
    ) => Partial<CommandItem> & { label: string }
    return [{ ...rowOf(found.item, query), key: `${found.kind}:${found.item.id}`, href, acts: actsOf(found, href) }]
  }
  return (groups: readonly FoundGroup[], query: string): CommandGroup[] =>
    groups.flatMap(({ kind, items, total, near, failed }) => {
      const shown = [...items].flatMap((item: SearchHit['item']) => itemOf({ kind, item } as SearchHit, query))
      if (shown.length === 0 && !failed) return []
      return [{ key: kind, label: t(`kind.${kind}`), items: shown, total, near, failed }]
    })
}
