import { useTranslation } from '@press/i18n'
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Modal } from '../../private/Modal.tsx'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Kbd } from '../../primitives/Kbd/index.ts'
import { Spinner } from '../../primitives/Spinner/index.ts'
import * as styles from './CommandPalette.css.ts'
import { CommandResults } from './CommandResults.tsx'
import type { CommandGroup, CommandItem, CommandSearch } from './commands.ts'
import { useFound } from './useFound.ts'

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Known at once: screens and actions. Narrowed as one types. */
  groups: readonly CommandGroup[]
  /** Asked after each pause in typing: books, offers, people. */
  search?: CommandSearch
  /** What was opened last, first in the list until something is typed. */
  recent?: readonly CommandItem[]
}

/** One field that leads everywhere. Open it by `useShortcut('mod+k', …)` and by a button in the header. */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  if (!open) return null
  return (
    <Suspense>
      <OpenPalette {...props} />
    </Suspense>
  )
}

function OpenPalette({ onOpenChange, groups, search, recent = [] }: Omit<CommandPaletteProps, 'open'>) {
  const { t } = useTranslation('patterns')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const close = () => onOpenChange(false)

  const query = typed.trim()
  const latest: CommandGroup = { key: 'recent', label: t('palette.recent'), items: query ? [] : recent }
  const found = useFound([latest, ...groups], search, query)
  const { items, status } = found
  const at = Math.min(active, items.length - 1)

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key]
    if (to !== undefined && items.length > 0) {
      event.preventDefault()
      const last = items.length - 1
      const round = event.key.startsWith('Arrow')
      setActive(to > last ? (round ? 0 : last) : to < 0 ? (round ? last : 0) : to)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // A link is followed as if it were pressed: the router sees to it.
      document.getElementById(`${id}-${at}`)?.click()
    }
  }
  return (
    <Modal label={t('palette.title')} initialFocus={input} className={styles.palette} onClose={close} onLost={close}>
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
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        {status === 'loading' && <Spinner size={16} />}
        <IconButton glyph={glyphs.x} label={t('palette.close')} size="sm" onClick={close} />
      </div>
      <CommandResults id={id} found={found} query={query} active={at} onActive={setActive} onDone={close} />
      <footer className={styles.keys} aria-hidden>
        <span>
          <Kbd keys="up" /> <Kbd keys="down" /> {t('palette.move')}
        </span>
        <span>
          <Kbd keys="enter" /> {t('palette.open')}
        </span>
        <span>
          <Kbd keys="esc" /> {t('palette.close')}
        </span>
      </footer>
      <VisuallyHidden>
        <output>{query && status === 'ready' ? t('palette.results', { count: items.length }) : ''}</output>
      </VisuallyHidden>
    </Modal>
  )
}
