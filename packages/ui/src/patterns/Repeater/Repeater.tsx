import { useTranslation } from '@press/i18n'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { ConfirmDialog } from '../../primitives/Dialog/index.ts'
import { FieldMessage } from '../../primitives/Field/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import * as styles from './Repeater.css.ts'

export interface RepeaterProps<Item> {
  /** The name of the list: «Авторы». */
  label: string
  items: readonly Item[]
  /** A stable key of an item, also after a move: `useFieldArray` gives each item an `id`. */
  itemKey: (item: Item) => string
  /** Returns the name of the item at an index, from 0: «Автор 2». */
  itemName: (index: number) => string
  /** The fields of an item. */
  children: (item: Item, index: number) => ReactNode
  /** Renders the head of an item instead of its name. */
  renderName?: (item: Item, index: number) => ReactNode
  /** Whether only the head of an item is shown; must be false for an item with errors. */
  isFolded?: (item: Item, index: number) => boolean
  /** Folds or unfolds an item; leave it out if all items are always open. */
  onFold?: (index: number, folded: boolean) => void
  /** Renders content between an item's name and its buttons: a total, a further button. */
  renderAside?: (item: Item, index: number) => ReactNode
  /** Label of the add button: «Добавить автора». */
  addLabel: string
  onAdd: () => void
  onRemove: (index: number) => void
  /** Moves an item; leave it out if the order has no meaning. */
  onMove?: (from: number, to: number) => void
  /** Whether removing an item would lose data: then a confirmation is shown first. @default never */
  isFilled?: (item: Item, index: number) => boolean
  /** Minimum and maximum number of items. @default 0 and no maximum */
  min?: number
  max?: number
  /** The error of the list as a whole. */
  error?: string | undefined
}

/** The place for the focus after the list has changed. */
type FocusTarget = { to: 'first field' | 'item'; index: number } | { to: 'mover'; index: number; direction: 1 | -1 }

/** A list of items with the same fields: add, remove, reorder. */
export function Repeater<Item>({
  label,
  items,
  itemKey,
  itemName,
  children,
  renderName = (_item, index) => itemName(index),
  isFolded = () => false,
  onFold,
  renderAside,
  addLabel,
  onAdd,
  onRemove,
  onMove,
  isFilled = () => false,
  min = 0,
  max = Infinity,
  error,
}: RepeaterProps<Item>) {
  const { t } = useTranslation('fields')
  const announce = useAnnounce()
  const id = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLOListElement>(null)
  const pendingFocus = useRef<{ place: FocusTarget; previousItems: readonly Item[] }>(null)
  const [indexToRemove, setIndexToRemove] = useState<number | null>(null)

  // The caller may update the list later; the focus moves after that.
  useEffect(() => {
    if (!pendingFocus.current || pendingFocus.current.previousItems === items) return
    const { place } = pendingFocus.current
    pendingFocus.current = null
    const item = listRef.current?.children[place.index]
    if (place.to === 'mover') {
      const [upButton, downButton] = item?.querySelectorAll<HTMLButtonElement>('[data-mover]') ?? []
      const [preferredButton, otherButton] = place.direction < 0 ? [upButton, downButton] : [downButton, upButton]
      // At the end of the list this button is disabled, so the opposite button gets the focus.
      ;(preferredButton?.disabled ? otherButton : preferredButton)?.focus()
    } else if (!item) rootRef.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    else if (place.to === 'item') (item as HTMLElement).focus()
    else item.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [items])

  const addItem = () => {
    pendingFocus.current = { place: { to: 'first field', index: items.length }, previousItems: items }
    announce(t('repeater.added', { item: itemName(items.length) }))
    onAdd()
  }
  const removeItem = (index: number) => {
    setIndexToRemove(null)
    pendingFocus.current = { place: { to: 'item', index: Math.min(index, items.length - 2) }, previousItems: items }
    announce(t('repeater.removed', { item: itemName(index) }))
    onRemove(index)
  }
  const moveItem = (from: number, direction: 1 | -1) => {
    const to = from + direction
    if (!onMove || to < 0 || to >= items.length) return
    pendingFocus.current = { place: { to: 'mover', index: to, direction: direction }, previousItems: items }
    announce(t('repeater.moved', { item: itemName(from), place: to + 1, total: items.length }))
    onMove(from, to)
  }
  const onMoverKey = (event: KeyboardEvent, index: number) => {
    const direction = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!direction) return
    event.preventDefault()
    moveItem(index, direction)
  }
  const isFull = items.length >= max

  return (
    <div ref={rootRef} role="group" aria-labelledby={id} aria-describedby={`${id}-below`} className={styles.repeater}>
      <span id={id} className={styles.title}>
        {label}
      </span>
      {items.length > 0 && (
        <ol ref={listRef} className={styles.items}>
          {items.map((item, index) => (
            <li key={itemKey(item)} tabIndex={-1} aria-label={itemName(index)} className={styles.item}>
              <div className={styles.head}>
                <span className={styles.name}>{renderName(item, index)}</span>
                {renderAside?.(item, index)}
                {onMove &&
                  items.length > 1 &&
                  ([-1, 1] as const).map((direction) => (
                    <IconButton
                      key={direction}
                      data-mover
                      size="sm"
                      glyph={direction < 0 ? glyphs.caretUp : glyphs.caretDown}
                      label={t(direction < 0 ? 'repeater.up' : 'repeater.down', { item: itemName(index) })}
                      disabled={direction < 0 ? index === 0 : index === items.length - 1}
                      onClick={() => moveItem(index, direction)}
                      onKeyDown={(event) => onMoverKey(event, index)}
                    />
                  ))}
                {items.length > min && (
                  <IconButton
                    size="sm"
                    glyph={glyphs.x}
                    label={t('repeater.remove', { item: itemName(index) })}
                    onClick={() => (isFilled(item, index) ? setIndexToRemove(index) : removeItem(index))}
                  />
                )}
                {onFold && (
                  <IconButton
                    size="sm"
                    glyph={isFolded(item, index) ? glyphs.caretDown : glyphs.caretUp}
                    label={t(isFolded(item, index) ? 'repeater.unfold' : 'repeater.fold', { item: itemName(index) })}
                    aria-expanded={!isFolded(item, index)}
                    aria-controls={`${id}-${index}`}
                    onClick={() => onFold(index, !isFolded(item, index))}
                  />
                )}
              </div>
              {/* Folded fields stay mounted: their values are still validated and sent. */}
              <div id={`${id}-${index}`} className={styles.fields} hidden={isFolded(item, index)}>
                {children(item, index)}
              </div>
            </li>
          ))}
        </ol>
      )}
      <Button
        data-add
        size="sm"
        leading={glyphs.plus}
        disabledReason={isFull ? t('repeater.most', { max }) : undefined}
        onClick={addItem}
      >
        {addLabel}
      </Button>
      <FieldMessage id={`${id}-below`} error={error} />
      <ConfirmDialog
        open={indexToRemove !== null}
        onOpenChange={() => setIndexToRemove(null)}
        title={t('repeater.confirm', { item: itemName(indexToRemove ?? 0) })}
        tone="danger"
        confirmLabel={t('repeater.confirmRemove')}
        cancelLabel={t('repeater.keep')}
        onConfirm={() => indexToRemove !== null && removeItem(indexToRemove)}
      >
        {t('repeater.confirmText')}
      </ConfirmDialog>
    </div>
  )
}
