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
  type CommandQuery,
} from './commands.ts'
import { findOtherSpelling } from './split-by-matches.ts'
import { useCommandMatches } from './useCommandMatches.ts'

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * Items known on the client, such as screens and actions, filtered during typing. A function if some depend on the query. `>`
   * limits the search to groups with the key `actions`.
   */
  groups: readonly CommandGroup[] | ((parsedQuery: CommandQuery) => readonly CommandGroup[])
  /** Searches books, offers and people after each pause in typing. `@` limits the search to groups with the key `person`. */
  search?: CommandSearch
  /** A further condition of the search, in addition to the query; the search runs again when it changes. */
  searchScope?: string
  /** Recently opened items, first in the list until something is typed. */
  recent?: readonly CommandItem[]
  /** Items offered when nothing is found. */
  fallbackItems?: (query: string) => readonly CommandItem[]
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
  searchScope = '',
  recent = [],
  fallbackItems: getFallbackItems,
  previews = false,
}: Omit<CommandPaletteProps, 'open'>) {
  const { t } = useTranslation('patterns')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [inputText, setInputText] = useState('')
  const [section, setSection] = useState<string>()
  const [activeKey, setActiveKey] = useState<string>()
  const [areActionsOpen, setIsActing] = useState(false)
  const close = () => onOpenChange(false)

  const { query, groupKey } = parseCommandQuery(inputText)
  const recentGroup: CommandGroup = { key: 'recent', label: t('palette.recent'), items: query ? [] : recent }
  const localGroups = typeof groups === 'function' ? groups({ query, groupKey }) : groups
  const matches = useCommandMatches([recentGroup, ...localGroups], search, { query, groupKey, section, searchScope })
  const { status } = matches
  const fallbackItems =
    query && matches.sections.length === 0 && status === 'ready' ? (getFallbackItems?.(query) ?? []) : []
  const items = matches.items.length > 0 ? matches.items : fallbackItems
  const activeIndex = Math.max(
    0,
    items.findIndex(({ key }) => key === activeKey),
  )
  const activeItem = items[activeIndex]
  const activateItem = (index: number) => setActiveKey(items[index]?.key)
  const changeInput = (nextText: string) => {
    setInputText(nextText)
    setActiveKey(undefined)
    if (!nextText.trim()) setSection(undefined)
  }

  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])

  const switchSection = (step: number) => {
    const keys = [undefined, ...matches.sections.map(({ key }) => key)]
    const sectionIndex = keys.indexOf(matches.section) + step
    setSection(keys[(sectionIndex + keys.length) % keys.length])
    setActiveKey(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const matchingAction = activeItem?.actions?.find(({ keys }) => isShortcut(event.nativeEvent, keys))
    const targetIndex = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: activeIndex + 8,
      PageUp: activeIndex - 8,
    }[event.key]
    if (matchingAction) {
      event.preventDefault()
      document.getElementById(`${id}-act-${matchingAction.key}`)?.click()
    } else if (targetIndex !== undefined && items.length > 0) {
      event.preventDefault()
      const lastIndex = items.length - 1
      const wrapsAround = event.key.startsWith('Arrow')
      activateItem(
        targetIndex > lastIndex
          ? wrapsAround
            ? 0
            : lastIndex
          : targetIndex < 0
            ? wrapsAround
              ? lastIndex
              : 0
            : targetIndex,
      )
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if ((event.ctrlKey || event.metaKey) && activeItem?.href) open(activeItem.href, '_blank', 'noopener')
      // Clicks the link, so that the router handles it.
      else document.getElementById(`${id}-${activeIndex}`)?.click()
    } else if (event.key === 'Tab' && query && matches.sections.length > 1) {
      event.preventDefault()
      // Without this, the dialog would move the focus to its last button.
      event.stopPropagation()
      switchSection(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && inputText) {
      event.stopPropagation()
      changeInput('')
    }
  }
  const otherSpellingText =
    query &&
    findOtherSpelling(
      matches.items.map(({ label }) => label),
      query,
    )
  return (
    <Modal
      label={t('palette.title')}
      initialFocus={input}
      className={classes(styles.palette, previews && styles.withPreviewPane)}
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
          aria-activedescendant={items.length > 0 ? `${id}-${activeIndex}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={inputText}
          onChange={(event) => changeInput(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {status === 'loading' && <Spinner size={16} />}
        {otherSpellingText && (
          <span className={styles.spelling}>
            <Icon glyph={glyphs.translate} size={14} />
            {t('palette.also', { spelling: otherSpellingText })}
          </span>
        )}
        <IconButton glyph={glyphs.x} label={t('palette.close')} size="sm" onClick={close} />
      </div>
      {query && matches.sections.length > 1 && (
        <CommandSections
          sections={matches.sections}
          total={matches.total}
          section={matches.section}
          onSection={setSection}
        />
      )}
      <div className={styles.resultsArea}>
        <CommandResults
          id={id}
          matches={matches}
          fallbackItems={fallbackItems}
          query={query}
          active={activeIndex}
          onActive={activateItem}
          onActs={(index) => {
            activateItem(index)
            setIsActing(true)
          }}
          onDone={close}
        />
        {(previews || areActionsOpen) && activeItem && (
          <CommandDetails
            id={id}
            item={activeItem}
            shown={areActionsOpen}
            onOpen={() => document.getElementById(`${id}-${activeIndex}`)?.click()}
            onDone={close}
          />
        )}
      </div>
      <CommandKeys total={query ? matches.total : undefined} sections={query !== '' && matches.sections.length > 1} />
      <VisuallyHidden>
        <output>{query && status === 'ready' ? t('palette.results', { count: matches.total }) : ''}</output>
      </VisuallyHidden>
    </Modal>
  )
}
