import * as Radix from 'radix-ui/tabs'
import { Suspense, useState, type ReactNode } from 'react'
import { makeFocusableWhenEmpty } from '../../private/focusable-when-empty.ts'
import * as styles from './Tabs.css.ts'

export interface Tab {
  key: string
  label: string
  /** The number of items in the tab. */
  count?: number
  /** The content. It is rendered when the tab is first selected, and stays mounted. */
  panel: ReactNode
}

export interface TabsProps {
  /** The accessible name of the object whose parts the tabs show. */
  label: string
  tabs: readonly Tab[]
  /** The key of the selected tab. */
  value: string
  onValueChange: (key: string) => void
}

/** Tabs that show the parts of an object, one at a time. They form one tab stop; arrow keys move between tabs. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const [openedKeys, setOpenedKeys] = useState<ReadonlySet<string>>(new Set([value]))
  if (!openedKeys.has(value)) setOpenedKeys(new Set([...openedKeys, value]))

  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={styles.tabs}>
        {tabs.map(({ key, label: labelText, count }) => (
          <Radix.Trigger
            key={key}
            value={key}
            className={styles.tab}
            aria-controls={!openedKeys.has(key) ? undefined : undefined}
          >
            <span className={styles.tabText} data-words={labelText}>
              {labelText}
            </span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs
        .filter(({ key }) => openedKeys.has(key))
        .map(({ key, panel }) => (
          <Radix.Content
            key={key}
            ref={makeFocusableWhenEmpty}
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
