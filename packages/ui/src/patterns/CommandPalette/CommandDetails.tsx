import { useTranslation } from '@press/i18n'
import { Suspense } from 'react'
import { classes } from '../../foundations/classes.ts'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { Kbd } from '../../primitives/Kbd/index.ts'
import * as styles from './CommandDetails.css.ts'
import type { CommandAction, CommandItem } from './commands.ts'

interface CommandDetailsProps {
  id: string
  item: CommandItem
  /** Whether the details are open when there is no space next to the list. */
  shown: boolean
  onOpen: () => void
  onDone: () => void
}

/** A preview of the active item, and its actions. */
export function CommandDetails({ id, item, shown, onOpen, onDone }: CommandDetailsProps) {
  const { t } = useTranslation('patterns')
  const { href, actions = [] } = item
  return (
    <aside className={classes(styles.detailsPane, shown && styles.detailsPaneOpen)} aria-label={item.label}>
      <div className={styles.preview}>
        <Suspense>{item.preview}</Suspense>
      </div>
      <div className={styles.actionList}>
        <Row primary glyph={glyphs.arrowRight} label={t('palette.openIt')} keys="enter" onSelect={onOpen} />
        {href && (
          <Row
            glyph={glyphs.arrowSquareOut}
            label={t('palette.newTab')}
            keys="mod+enter"
            onSelect={() => open(href, '_blank', 'noopener')}
          />
        )}
        {actions.map(({ key, ...act }) => (
          <Row key={key} id={`${id}-act-${key}`} {...act} onDone={onDone} />
        ))}
      </div>
    </aside>
  )
}

interface RowProps extends Partial<Omit<CommandAction, 'key'>> {
  id?: string
  glyph: Glyph
  label: string
  keys: string
  primary?: boolean
  onDone?: () => void
}

function Row({ id, glyph, label, keys, href, primary = false, onSelect, onDone }: RowProps) {
  const sharedProps = {
    ...(id && { id }),
    className: classes(styles.actionRow, primary && styles.primaryActionRow),
    tabIndex: -1,
    // The focus stays in the input.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  } as const
  const content = (
    <>
      <Icon glyph={glyph} size={16} />
      <span className={styles.label}>{label}</span>
      <span className={styles.keys} aria-hidden>
        <Kbd keys={keys} />
      </span>
    </>
  )
  if (href !== undefined)
    return (
      <Anchor href={href} {...sharedProps} {...(onDone && { onClick: onDone })}>
        {content}
      </Anchor>
    )
  return (
    <button type="button" {...sharedProps} onClick={onSelect}>
      {content}
    </button>
  )
}
