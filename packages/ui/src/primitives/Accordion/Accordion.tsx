import { useId, type ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import * as styles from './Accordion.css.ts'

export interface AccordionItem {
  key: string
  title: string
  /** At the end of the title's line: a count, a date, a badge. */
  aside?: ReactNode
  panel: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Whether several can be open at once. @default false */
  multiple?: boolean
  /** Keys of what is open at first. */
  defaultOpen?: readonly string[]
  /** Place of the titles in the outline of the page. @default 3 */
  level?: 2 | 3 | 4
  onToggle?: (change: { key: string; open: boolean }) => void
}

/** Parts of a page that open under their titles. The browser's own find looks into closed ones too. */
export function Accordion({ items, multiple = false, defaultOpen = [], level = 3, onToggle }: AccordionProps) {
  const name = useId()
  const Heading = `h${level}` as const
  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, aside, panel }) => (
        <details
          key={key}
          className={styles.item}
          // Details of one name close each other.
          name={multiple ? undefined : name}
          open={defaultOpen.includes(key)}
          onToggle={({ newState }) => onToggle?.({ key, open: newState === 'open' })}
        >
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            {aside && <span className={styles.aside}>{aside}</span>}
            <span className={styles.caret}>
              <Icon glyph={glyphs.caretDown} size={16} />
            </span>
          </summary>
          <div className={styles.panel}>{panel}</div>
        </details>
      ))}
    </div>
  )
}
