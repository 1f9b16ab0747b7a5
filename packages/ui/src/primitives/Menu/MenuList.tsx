import { useEffect, useRef, type KeyboardEvent } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../private/classes.ts'
import { entriesOf, focusEntry } from './entries.ts'
import * as styles from './MenuList.css.ts'

export interface MenuAction {
  key: string
  label: string
  glyph?: Glyph
  /** A key that does the same outside the menu, for show: «Del». */
  shortcut?: string
  /** Something is lost by it. */
  tone?: 'danger'
  /** Off, and why: the reason stands under the label. */
  disabled?: boolean
  reason?: string
  /** Makes it a choice that is on or off. */
  checked?: boolean
  /** Of several checked entries only one can be on. */
  radio?: boolean
  /** Where it leads, instead of something it does. */
  href?: string
  onSelect?: () => void
}
export type MenuItem = MenuAction | { key: string; separator: true } | { key: string; heading: string }

export interface MenuListProps {
  items: readonly MenuItem[]
  /** After an entry was chosen. */
  onDone: () => void
  /** Whether the focus begins at the last entry. @default false */
  fromEnd?: boolean
}

/** The entries of an open menu: one tab stop, arrows, Home and End, and the first letters of a label. */
export function MenuList({ items, onDone, fromEnd = false }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)

  // The menu may be on screen before its entries have been loaded.
  const begin = useRef(fromEnd)
  useEffect(() => {
    if (list.current) focusEntry(list.current, begin.current)
  }, [])

  const typed = useRef({ text: '', at: 0 })

  const typeahead = (letter: string) => {
    const now = Date.now()
    typed.current = { text: (now - typed.current.at < 600 ? typed.current.text : '') + letter.toLowerCase(), at: now }
    const all = entriesOf(list.current)
    const { text } = typed.current
    // One letter goes on to the next match; more letters narrow down from where the focus is.
    const from = all.indexOf(document.activeElement as HTMLElement) + (text.length === 1 ? 1 : 0)
    return [...all.slice(from), ...all.slice(0, from)].find((entry) =>
      entry.textContent.trim().toLowerCase().startsWith(text),
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entriesOf(list.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const target =
      event.key === 'ArrowDown'
        ? all[(at + 1) % all.length]
        : event.key === 'ArrowUp'
          ? all.at(at <= 0 ? -1 : at - 1)
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
                ? typeahead(event.key)
                : undefined
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <div ref={list} role="presentation" onKeyDown={onKeyDown}>
      {items.map((item) => {
        if ('separator' in item) return <hr key={item.key} className={styles.separator} />
        if ('heading' in item) {
          return (
            <div key={item.key} role="presentation" className={styles.heading}>
              {item.heading}
            </div>
          )
        }
        const { key, label, glyph, shortcut, tone, disabled, reason, checked, radio, href, onSelect } = item
        const checkable = checked !== undefined
        const content = (
          <>
            {checkable ? (
              <span className={`${styles.glyph} ${styles.check}`}>
                {checked && <Icon glyph={glyphs.check} size={16} weight="bold" />}
              </span>
            ) : (
              glyph && (
                <span className={styles.glyph}>
                  <Icon glyph={glyph} size={16} />
                </span>
              )
            )}
            <span className={styles.words}>
              {label}
              {disabled && reason && <span className={styles.reason}>{reason}</span>}
            </span>
            {shortcut && (
              <kbd className={styles.shortcut} aria-hidden>
                {shortcut}
              </kbd>
            )}
          </>
        )
        const select = () => {
          if (disabled) return
          onDone()
          onSelect?.()
        }
        const shared = {
          className: classes(styles.item, tone === 'danger' && styles.danger),
          tabIndex: -1,
          'aria-keyshortcuts': shortcut,
          onClick: select,
        }
        return href && !disabled ? (
          <Anchor key={key} href={href} role="menuitem" {...shared}>
            {content}
          </Anchor>
        ) : (
          <button
            key={key}
            type="button"
            role={checkable ? (radio ? 'menuitemradio' : 'menuitemcheckbox') : 'menuitem'}
            aria-checked={checkable ? checked : undefined}
            aria-disabled={disabled ? true : undefined}
            {...shared}
          >
            {content}
          </button>
        )
      })}
    </div>
  )
}
