import { useTranslation } from '@press/i18n'
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { isShortcut } from '../../foundations/useShortcut/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Modal } from '../../private/Modal.tsx'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Spinner } from '../../primitives/Spinner/index.ts'
import { CommandDetails } from './CommandDetails.tsx'
import { CommandKeys } from './CommandKeys.tsx'
import * as styles from './CommandPalette.css.ts'
import { CommandResults } from './CommandResults.tsx'
import { CommandSections } from './CommandSections.tsx'
import {
  parseCommandQuery,
  type CommandGroup,
  type CommandItem,
  type CommandSearch,
  type CommandTyped,
} from './commands.ts'
import { otherSpelling } from './split-by-matches.ts'
import { useCommandMatches } from './useCommandMatches.ts'

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * Items known on the client, such as screens and actions, filtered during typing. A function if some depend on the query. `>`
   * limits the search to groups with the key `actions`.
   */
  groups: readonly CommandGroup[] | ((typed: CommandTyped) => readonly CommandGroup[])
  /** Called after each pause in typing, for books, offers, people. `@` limits the search to groups with the key `person`. */
  search?: CommandSearch
  /** A further condition of the search, in addition to the query; the search runs again when it changes. */
  within?: string
  /** Recently opened items, first in the list until something is typed. */
  recent?: readonly CommandItem[]
  /** Items offered when nothing is found. */
  otherwise?: (query: string) => readonly CommandItem[]
  /** Reserves space next to the list for the active item's preview, if the screen is wide enough. @default false */
  previews?: boolean
}

/** One field that opens any screen, record or action. Open it by `useShortcut('mod+k', …)` and by a button in the header. */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  if (!open) return null
  return (
    <Suspense>
      <OpenPalette {...props} />
    </Suspense>
  )
}

function OpenPalette({
  onOpenChange,
  groups,
  search,
  within = '',
  recent = [],
  otherwise,
  previews = false,
}: Omit<CommandPaletteProps, 'open'>) {
  const { t } = useTranslation('patterns')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [section, setSection] = useState<string>()
  const [active, setActive] = useState<string>()
  const [acting, setActing] = useState(false)
  const close = () => onOpenChange(false)

  const { query, only } = parseCommandQuery(typed)
  const latest: CommandGroup = { key: 'recent', label: t('palette.recent'), items: query ? [] : recent }
  const known = typeof groups === 'function' ? groups({ query, only }) : groups
  const found = useCommandMatches([latest, ...known], search, { query, only, section, within })
  const { status } = found
  const left = query && found.sections.length === 0 && status === 'ready' ? (otherwise?.(query) ?? []) : []
  const items = found.items.length > 0 ? found.items : left
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === active),
  )
  const marked = items[at]
  const go = (place: number) => setActive(items[place]?.key)
  const type = (next: string) => {
    setTyped(next)
    setActive(undefined)
    if (!next.trim()) setSection(undefined)
  }

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const toSection = (step: number) => {
    const keys = [undefined, ...found.sections.map(({ key }) => key)]
    const place = keys.indexOf(found.section) + step
    setSection(keys[(place + keys.length) % keys.length])
    setActive(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const act = marked?.acts?.find(({ keys }) => isShortcut(event.nativeEvent, keys))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key]
    if (act) {
      event.preventDefault()
      document.getElementById(`${id}-act-${act.key}`)?.click()
    } else if (to !== undefined && items.length > 0) {
      event.preventDefault()
      const last = items.length - 1
      const round = event.key.startsWith('Arrow')
      go(to > last ? (round ? 0 : last) : to < 0 ? (round ? last : 0) : to)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if ((event.ctrlKey || event.metaKey) && marked?.href) open(marked.href, '_blank', 'noopener')
      // Clicks the link, so that the router handles it.
      else document.getElementById(`${id}-${at}`)?.click()
    } else if (event.key === 'Tab' && query && found.sections.length > 1) {
      event.preventDefault()
      // Without this, the dialog would move the focus to its last button.
      event.stopPropagation()
      toSection(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && typed) {
      event.stopPropagation()
      type('')
    }
  }
  const spelling =
    query &&
    otherSpelling(
      found.items.map(({ label }) => label),
      query,
    )
  return (
    <Modal
      label={t('palette.title')}
      initialFocus={input}
      className={classes(styles.palette, previews && styles.wide)}
      onClose={close}
      onLost={close}
    >
      <div className={styles.head}>
        <Icon glyph={glyphs.magnifyingGlass} size={20} />
        <input
          ref={input}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {status === 'loading' && <Spinner size={16} />}
        {spelling && (
          <span className={styles.spelling}>
            <Icon glyph={glyphs.translate} size={14} />
            {t('palette.also', { spelling })}
          </span>
        )}
        <IconButton glyph={glyphs.x} label={t('palette.close')} size="sm" onClick={close} />
      </div>
      {query && found.sections.length > 1 && (
        <CommandSections sections={found.sections} total={found.total} section={found.section} onSection={setSection} />
      )}
      <div className={styles.middle}>
        <CommandResults
          id={id}
          found={found}
          otherwise={left}
          query={query}
          active={at}
          onActive={go}
          onActs={(place) => {
            go(place)
            setActing(true)
          }}
          onDone={close}
        />
        {(previews || acting) && marked && (
          <CommandDetails
            id={id}
            item={marked}
            shown={acting}
            onOpen={() => document.getElementById(`${id}-${at}`)?.click()}
            onDone={close}
          />
        )}
      </div>
      <CommandKeys {...(query && { total: found.total })} sections={query !== '' && found.sections.length > 1} />
      <VisuallyHidden>
        <output>{query && status === 'ready' ? t('palette.results', { count: found.total }) : ''}</output>
      </VisuallyHidden>
    </Modal>
  )
}
