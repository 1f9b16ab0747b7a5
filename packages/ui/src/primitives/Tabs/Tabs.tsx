import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './Tabs.css.ts'

export interface Tab {
  key: string
  label: string
  /** How many there are behind it. */
  count?: number
  /** Drawn when the tab is first chosen, and kept from then on. */
  panel: ReactNode
}

export interface TabsProps {
  /** What the tabs are parts of. */
  label: string
  tabs: readonly Tab[]
  /** Key of the chosen tab. */
  value: string
  onValueChange: (key: string) => void
}

const step: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Parts of one thing, one at a time. One tab stop, arrows between the tabs. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([value]))
  if (!opened.has(value)) setOpened(new Set([...opened, value]))

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === value)
    const next = tabs[step[event.key]?.(at, tabs.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    onValueChange(next.key)
    list.current?.querySelector<HTMLElement>(`[id="${id}-${next.key}"]`)?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: words, count }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={key === value}
            aria-controls={opened.has(key) ? `${id}-${key}-panel` : undefined}
            tabIndex={key === value ? 0 : -1}
            onClick={() => onValueChange(key)}
          >
            <span className={styles.words} data-words={words}>
              {words}
            </span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ key }) => opened.has(key))
        .map(({ key, panel }) => (
          <div
            key={key}
            id={`${id}-${key}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${key}`}
            className={styles.panel}
            hidden={key !== value}
          >
            {panel}
          </div>
        ))}
    </div>
  )
}
