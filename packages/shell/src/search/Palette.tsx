import { read, readRecentRows, useSession } from '@press/client'
import { searchKinds } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  CommandPalette,
  glyphs,
  useSearchCommands,
  useToast,
  type CommandItem,
  type SearchHit,
  type NavGroup,
} from '@press/ui'
import { useState } from 'react'
import { rolePaths } from '../routing/paths.ts'
import { createHitHrefs } from './hit-hrefs.ts'
import { useActions } from './useActions.ts'
import { useScreens } from './useScreens.ts'

interface PaletteProps {
  groups: readonly NavGroup[]
  onOpenChange: (open: boolean) => void
  /** Opens the shortcut list, even for people who turned off its shortcut. */
  onKeys: () => void
}

/** The number of actions shown before anything is typed. */
const initialActionCount = 3

/** The search of a portal: records, screens and actions that the person may use. */
export default function Palette({ groups, onOpenChange, onKeys }: PaletteProps) {
  const { t } = useTranslation('search')
  const { user } = useSession()
  const toast = useToast()
  const [isArchiveIncluded, setIsArchiveIncluded] = useState(false)
  const screenItems = useScreens(groups)
  const listActions = useActions(onKeys)
  const userPaths = rolePaths(user?.role_id ?? 0)
  const getHitHref = createHitHrefs(user?.role_id ?? 0)
  const copyLink = async (href: string) => {
    try {
      await navigator.clipboard.writeText(new URL(href, location.origin).href)
      toast({ tone: 'success', message: t('copied') })
    } catch {
      toast({ tone: 'danger', message: t('copyFailed') })
    }
  }
  const getHitActions = (hit: SearchHit, href: string) => {
    const chatAddress = getChatHref(userPaths, hit)
    return [
      ...(chatAddress
        ? [{ key: 'chat', label: t('act.chat'), glyph: glyphs.chatCircle, keys: 'alt+m', href: chatAddress }]
        : []),
      { key: 'copy', label: t('act.copy'), glyph: glyphs.link, keys: 'alt+c', onSelect: () => void copyLink(href) },
    ]
  }
  const toCommands = useSearchCommands({ hrefOf: getHitHref, getActions: getHitActions })

  return (
    <CommandPalette
      open
      onOpenChange={onOpenChange}
      previews
      searchScope={isArchiveIncluded ? 'archive' : ''}
      groups={({ query, groupKey }) => {
        const { roleActions: roleItems, appearanceActions: appearanceItems } = listActions(query)
        return [
          ...(query ? [{ key: 'screens', label: t('screens'), items: screenItems }] : []),
          {
            key: 'actions',
            label: t('actions'),
            items: query || groupKey ? [...roleItems, ...appearanceItems] : roleItems.slice(0, initialActionCount),
          },
        ]
      }}
      search={async (query, signal, group) => {
        const kind = parseSearchKind(group)
        const { groups: resultGroups } = await read(
          'GET /api/search',
          { query: { q: query, ...(kind && { kind }), ...(isArchiveIncluded && { archive: '1' }) } },
          signal,
        )
        return toCommands(resultGroups, query)
      }}
      recent={readRecentRows().map(({ href, label }): CommandItem => ({ key: href, label, href, glyph: glyphs.clock }))}
      fallbackItems={(query) => [
        ...(isArchiveIncluded
          ? []
          : [
              {
                key: 'archive',
                label: t('action.archive', { query }),
                glyph: glyphs.archive,
                keepsPaletteOpen: true,
                onSelect: () => setIsArchiveIncluded(true),
              },
            ]),
        ...listActions('').roleActions,
      ]}
    />
  )
}

const parseSearchKind = (group: string | undefined) => searchKinds.find((kind) => kind === group)

/** Returns the address of the conversation about a book, or with a person. */
function getChatHref(userPaths: ReturnType<typeof rolePaths>, { kind, item }: SearchHit): string | undefined {
  if (kind === 'techcard') return userPaths.chatAboutCard(item.id)
  if (kind === 'project') return userPaths.chatAboutCard(item.techcard_id)
  if (kind === 'person') return userPaths.chatWith(item.id)
  return kind === 'message' ? userPaths.conversation(item.conversation_id, item.id) : undefined
}
