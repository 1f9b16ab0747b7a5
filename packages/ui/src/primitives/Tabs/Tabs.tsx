import * as Radix from 'radix-ui/tabs'
import { Suspense, useState, type ReactNode } from 'react'
import { focusableWhenEmpty } from '../../private/focusable-when-empty.ts'
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

/** Parts of one thing, one at a time. One tab stop, arrows between the tabs. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([value]))
  if (!opened.has(value)) setOpened(new Set([...opened, value]))

  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={styles.tabs}>
        {tabs.map(({ key, label: words, count }) => (
          <Radix.Trigger
            key={key}
            value={key}
            className={styles.tab}
            {...(!opened.has(key) && { 'aria-controls': undefined })}
          >
            <span className={styles.words} data-words={words}>
              {words}
            </span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs
        .filter(({ key }) => opened.has(key))
        .map(({ key, panel }) => (
          <Radix.Content
            key={key}
            ref={focusableWhenEmpty}
            value={key}
            forceMount
            hidden={key !== value}
            tabIndex={undefined}
            className={styles.panel}
          >
            <Suspense>{panel}</Suspense>
          </Radix.Content>
        ))}
    </Radix.Root>
  )
}
