import { Suspense } from 'react'
import { classes } from '../../foundations/classes.ts'
import { Icon } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { Kbd } from '../../primitives/Kbd/index.ts'
import * as styles from './CommandPalette.css.ts'
import type { CommandItem } from './commands.ts'
import { splitByMatches } from './split-by-matches.ts'

interface CommandOptionProps {
  id: string
  item: CommandItem
  query: string
  active: boolean
  onPoint: () => void
  /** Called on a long press, to show the actions of the item. */
  onActs: () => void
  onDone: () => void
}

/** A row of the list, with the matches of the query highlighted. */
export function CommandOption({ id, item, query, active, onPoint, onActs, onDone }: CommandOptionProps) {
  const { label, title, detail, glyph, picture, aside, shortcut, href, keepsPaletteOpen = false, onSelect } = item
  const sharedProps = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
    onContextMenu: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onActs()
    },
    // The focus stays in the input.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!keepsPaletteOpen) onDone()
      onSelect?.()
    },
  } as const
  const content = (
    <>
      <span className={styles.glyph}>{picture ?? (glyph && <Icon glyph={glyph} size={18} />)}</span>
      <span className={styles.optionText}>
        <span className={classes(title && styles.title)} lang={title?.lang}>
          <HighlightedText text={label} query={query} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <HighlightedText text={detail} query={query} />
          </span>
        )}
      </span>
      {aside && (
        <span className={styles.aside}>
          <Suspense>{aside}</Suspense>
        </span>
      )}
      {shortcut && (
        <span className={styles.shortcut}>
          <Kbd keys={shortcut} />
        </span>
      )}
    </>
  )
  if (href !== undefined)
    return (
      <Anchor href={href} {...sharedProps}>
        {content}
      </Anchor>
    )
  return <div {...sharedProps}>{content}</div>
}

function HighlightedText({ text, query }: { text: string; query: string }) {
  let offset = 0
  return splitByMatches(text, query).map(({ text: partText, isMatch }) => {
    const key = offset
    offset += partText.length
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {partText}
      </mark>
    ) : (
      partText
    )
  })
}
