import * as Radix from 'radix-ui/accordion'
import { useState, type ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import * as styles from './Accordion.css.ts'
import { AccordionPanel } from './AccordionPanel.tsx'

export interface AccordionItem {
  key: string
  title: string
  /** Content at the end of the title's line, such as a count, a date or a badge. */
  aside?: ReactNode
  panel: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Whether several items can be open at once. @default false */
  multiple?: boolean
  /** Keys of the initially open items. */
  defaultOpen?: readonly string[]
  /** The heading level of the titles. @default 3 */
  level?: 2 | 3 | 4
  /** Called with the keys of all open items. */
  onOpenChange?: (openKeys: readonly string[]) => void
}

/** Sections that expand under their titles. The browser's find also searches collapsed sections. */
export function Accordion({ items, multiple = false, defaultOpen = [], level = 3, onOpenChange }: AccordionProps) {
  const [openKeys, setOpenKeys] = useState<readonly string[]>(defaultOpen)
  const Heading = `h${level}` as const

  const changeOpenKeys = (newKeys: readonly string[]) => {
    const newlyOpenedKey = newKeys.find((key) => !openKeys.includes(key))
    const nextKeys = multiple || newlyOpenedKey === undefined ? newKeys : [newlyOpenedKey]
    setOpenKeys(nextKeys)
    onOpenChange?.(nextKeys)
  }

  return (
    <Radix.Root type="multiple" value={[...openKeys]} onValueChange={changeOpenKeys} className={styles.accordion}>
      {items.map(({ key, title, aside, panel }) => (
        <Radix.Item key={key} value={key} className={styles.item}>
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className={styles.summary}>
                <span className={styles.title}>{title}</span>
                {aside && <span className={styles.aside}>{aside}</span>}
                <span className={styles.caret}>
                  <Icon glyph={glyphs.caretDown} size={16} />
                </span>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <AccordionPanel open={openKeys.includes(key)} onFound={() => changeOpenKeys([...openKeys, key])}>
            {panel}
          </AccordionPanel>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
