import type { LogDay, LogRow, LogRange } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { toPressDay } from '../../../private/days.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { Kbd } from '../../../primitives/Kbd/index.ts'
import { LogDayBar } from './LogDayBar.tsx'
import { LogEntryRow } from './LogEntryRow.tsx'
import { LogSkeleton } from './LogSkeleton.tsx'
import * as styles from './EventsLog.css.ts'

export interface EventsLogProps {
  /** A page of entries, newest first. Omit while the entries load. */
  events?: readonly LogRow[] | undefined
  /** The days for the headings of the entries. */
  days?: readonly LogDay[]
  /** Ranges where the hash chain is broken. */
  broken?: readonly LogRange[]
  /** Id of the open entry; null for none. */
  openEntry: number | null
  onOpenEntryChange: (id: number | null) => void
  /** Returns the URL of the entry's subject, if it may be opened. */
  hrefOf: (entry: LogRow) => string | undefined
  /** Returns the URL of the log filtered to the entry's subject. */
  onlyHref: (entry: LogRow) => string | undefined
  /** Navigates to a URL. Called when the user presses O. */
  onNavigate: (href: string) => void
  /** URL of the newest page. Set on all later pages. */
  newestHref?: string | undefined
  /** URL of the next older page. */
  olderHref?: string | undefined
}

const shortcuts = [
  ['j', 'k', 'rows'],
  ['[', ']', 'days'],
  ['enter', 'open'],
  ['o', 'object'],
  ['/', 'search'],
] as const

/** The audit log by day: who did what, the values before and after, and from where. A row expands to its fields, hash and seal. */
export function EventsLog(props: EventsLogProps) {
  const {
    events,
    days = [],
    broken = [],
    openEntry,
    onOpenEntryChange,
    hrefOf,
    onlyHref,
    onNavigate,
    newestHref,
    olderHref,
  } = props
  const { t } = useTranslation('events-log')
  const today = useToday()
  const list = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<number | null>(null)
  const focusedIndex = events?.findIndex(({ id }) => id === (focusedId ?? openEntry)) ?? -1

  const focusEntry = (entry: LogRow | undefined) =>
    entry && list.current?.querySelector<HTMLElement>(`[data-entry="${entry.id}"]`)?.focus()
  const moveFocus = (direction: 1 | -1) =>
    focusEntry(events?.[Math.min(Math.max(focusedIndex + direction, 0), events.length - 1)])
  const moveFocusByDay = (direction: 1 | -1) => {
    const firstEntries = (events ?? []).filter(
      (entry, index) => index === 0 || toPressDay(entry.at) !== toPressDay(events?.[index - 1]?.at ?? entry.at),
    )
    const currentEntry = events?.[Math.max(focusedIndex, 0)]
    const dayIndex = firstEntries.findIndex(
      (entry) => currentEntry && toPressDay(entry.at) === toPressDay(currentEntry.at),
    )
    focusEntry(
      firstEntries[Math.min(Math.max(focusedIndex < 0 ? 0 : dayIndex + direction, 0), firstEntries.length - 1)],
    )
  }
  useShortcut('j', () => moveFocus(1))
  useShortcut('k', () => moveFocus(-1))
  useShortcut('[', () => moveFocusByDay(-1))
  useShortcut(']', () => moveFocusByDay(1))
  useShortcut('o', () => {
    const entry = events?.[focusedIndex]
    const href = entry && hrefOf(entry)
    if (href) onNavigate(href)
  })

  return (
    <div ref={list} className={styles.log}>
      <div className={styles.columns} aria-hidden>
        {(['time', 'who', 'what', 'from', 'number'] as const).map((column) => (
          <span key={column} className={column === 'number' ? styles.lastColumn : undefined}>
            {t(`list.column.${column}`)}
          </span>
        ))}
      </div>
      <div className={styles.body}>
        {!events && <LogSkeleton />}
        {groupByDay(events ?? []).map(({ day, entries }) => (
          <section key={day} aria-labelledby={`log-${day}`}>
            <LogDayBar day={day} today={today} logDay={days.find((logDay) => logDay.day === day)} />
            <ol className={styles.entries} aria-labelledby={`log-${day}`}>
              {entries.map((entry) => (
                <LogEntryRow
                  key={entry.id}
                  entry={entry}
                  open={entry.id === openEntry}
                  onOpenChange={(isOpen) => onOpenEntryChange(isOpen ? entry.id : null)}
                  onFocus={() => setFocusedId(entry.id)}
                  href={hrefOf(entry)}
                  onlyHref={onlyHref(entry)}
                  broken={broken.find(({ from, until }) => from <= entry.id && entry.id <= until)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <footer className={styles.footer}>
        <ShortcutHints />
        {(newestHref ?? olderHref) && (
          <nav aria-label={t('list.pages')} className={styles.pages}>
            {newestHref && (
              <ButtonLink size="sm" href={newestHref} leading={glyphs.caretLeft}>
                {t('list.newest')}
              </ButtonLink>
            )}
            {olderHref && (
              <ButtonLink size="sm" href={olderHref} trailing={glyphs.caretRight}>
                {t('list.older')}
              </ButtonLink>
            )}
          </nav>
        )}
      </footer>
    </div>
  )
}

function ShortcutHints() {
  const { t } = useTranslation('events-log')
  return (
    <div className={styles.keys}>
      {shortcuts.map((shortcut) => {
        const actionKey = shortcut.at(-1) as 'rows'
        return (
          <span key={actionKey} className={styles.key}>
            {shortcut.slice(0, -1).map((key) => (
              <Kbd key={key} keys={key} />
            ))}
            {t(`list.keys.${actionKey}`)}
          </span>
        )
      })}
    </div>
  )
}

interface Group {
  day: string
  entries: LogRow[]
}

/** Groups entries by day in the press's time zone. The entries are sorted, so the entries of a day are consecutive. */
function groupByDay(events: readonly LogRow[]): Group[] {
  const groups: Group[] = []
  for (const entry of events) {
    const day = toPressDay(entry.at)
    const lastGroup = groups.at(-1)
    if (lastGroup?.day === day) lastGroup.entries.push(entry)
    else groups.push({ day, entries: [entry] })
  }
  return groups
}
