import * as DropdownMenu from 'radix-ui/dropdown-menu'
import { useRef } from 'react'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../foundations/classes.ts'
import { useEscape } from '../../private/useEscape.ts'
import { EntryFace } from './EntryFace.tsx'
import type { MenuAction, MenuBranch, MenuItem } from './items.ts'
import { menu } from './Menu.css.ts'
import * as styles from './MenuEntries.css.ts'

interface MenuEntriesProps {
  items: readonly MenuItem[]
  /** Closes the menu and returns the focus immediately, because the chosen action may open something that takes the focus. */
  onDone: () => void
}

/** The entries of an open menu. Disabled entries stay focusable, so they are not passed to Radix as disabled. */
export function MenuEntries({ items, onDone }: MenuEntriesProps) {
  return items.map((item) => {
    if ('separator' in item) return <DropdownMenu.Separator key={item.key} className={styles.separator} />
    if ('heading' in item)
      return (
        <DropdownMenu.Label key={item.key} role="presentation" className={styles.heading}>
          {item.heading}
        </DropdownMenu.Label>
      )
    const { key, ...action } = item
    return 'items' in action ? (
      <BranchEntry key={key} {...action} onDone={onDone} />
    ) : (
      <ActionEntry key={key} {...action} onDone={onDone} />
    )
  })
}

function BranchEntry({ items, onDone, ...face }: Omit<MenuBranch, 'key'> & Pick<MenuEntriesProps, 'onDone'>) {
  const contentRef = useRef<HTMLDivElement>(null)
  const escapeProps = useEscape(contentRef, onDone)
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={styles.item} textValue={face.label}>
        <EntryFace {...face} branch />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          ref={contentRef}
          {...escapeProps}
          loop
          collisionPadding={8}
          aria-label={face.label}
          aria-labelledby={undefined}
          data-surface="canvas"
          className={menu}
        >
          <MenuEntries items={items} onDone={onDone} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

function ActionEntry({ onDone, ...action }: Omit<MenuAction, 'key'> & Pick<MenuEntriesProps, 'onDone'>) {
  const { label, shortcut, tone, disabled, checked, radio, href, onSelect } = action
  const faceElement = <EntryFace {...action} />
  const isLink = href !== undefined && !disabled
  return (
    <DropdownMenu.Item
      asChild={isLink}
      textValue={label}
      role={checked === undefined ? 'menuitem' : radio ? 'menuitemradio' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-disabled={disabled ? true : undefined}
      aria-keyshortcuts={shortcut}
      className={classes(styles.item, tone === 'danger' && styles.danger)}
      onSelect={(event) => {
        if (!isLink) event.preventDefault()
        if (disabled) return
        if (!isLink) onDone()
        onSelect?.()
      }}
    >
      {isLink ? <Anchor href={href}>{faceElement}</Anchor> : faceElement}
    </DropdownMenu.Item>
  )
}
