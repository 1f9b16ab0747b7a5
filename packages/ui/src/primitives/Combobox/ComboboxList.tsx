// An input that suggests is made of ARIA roles: a datalist cannot hold a second line, a tick or a retry.
import { useTranslation } from '@press/i18n'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { anchorTo } from '../../private/anchor.ts'
import { placement } from '../../private/anchor.css.ts'
import { classes } from '../../private/classes.ts'
import { book } from '../Field/Field.css.ts'
import { Spinner } from '../Spinner/index.ts'
import type { ComboboxBase } from './Combobox.tsx'
import * as styles from './Combobox.css.ts'
import type { ComboboxOption } from './options.ts'
import { isChosen, type ComboboxItem, type useCombobox } from './useCombobox.ts'

interface ComboboxListProps<Option extends ComboboxOption> extends Look<Option> {
  state: ReturnType<typeof useCombobox<Option>>
  label: string
  chosen: readonly string[]
  multiple: boolean
  anchor: RefObject<HTMLElement | null>
}

/** How an option is drawn. */
type Look<Option extends ComboboxOption> = Pick<ComboboxBase<Option>, 'lead' | 'trail' | 'bookTitles'>

/** The open list, in the top layer under its field. */
export function ComboboxList<Option extends ComboboxOption>({
  state,
  label,
  chosen,
  multiple,
  anchor,
  ...look
}: ComboboxListProps<Option>) {
  const { t } = useTranslation('fields')
  const { items, active, status, query, creation, listId, pick } = state
  const popover = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!popover.current || !anchor.current) return
    popover.current.showPopover()
    anchorTo(popover.current, anchor.current, 'bottom-start')
  }, [anchor])
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const empty = items.length === 0
  return (
    <div
      ref={popover}
      id={`${listId}-popover`}
      popover="manual"
      role="presentation"
      data-surface="canvas"
      className={classes(styles.popover, placement['bottom-start'])}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={listId} role="listbox" aria-label={label} aria-multiselectable={multiple || undefined}>
        {items.map((item, index) => {
          const selected = isChosen(item, chosen)
          return (
            // The keyboard is handled by the input: options are never focused.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={item.kind === 'option' ? item.option.value : item.kind}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={selected}
              aria-disabled={(item.kind === 'option' && item.option.disabled) || undefined}
              className={classes(styles.option, index === active && styles.active)}
              onClick={() => pick(item)}
            >
              <ItemWords item={item} query={query} busy={creation === 'busy'} look={look} />
              {selected && (
                <span className={styles.tick}>
                  <Icon glyph={glyphs.check} size={16} />
                </span>
              )}
            </div>
          )
        })}
      </div>
      {status === 'loading' && empty && (
        <div className={styles.note}>
          <Spinner size={16} />
          {t('combobox.loading')}
        </div>
      )}
      {status === 'ready' && empty && (
        <div className={styles.note}>{query ? t('combobox.emptyFor', { query }) : t('combobox.empty')}</div>
      )}
      {creation === 'failed' && (
        <div className={`${styles.note} ${styles.danger}`}>{t('combobox.createFailed', { query })}</div>
      )}
    </div>
  )
}

interface ItemWordsProps<Option extends ComboboxOption> {
  item: ComboboxItem<Option>
  query: string
  busy: boolean
  look: Look<Option>
}

function ItemWords<Option extends ComboboxOption>({ item, query, busy, look }: ItemWordsProps<Option>) {
  const { t } = useTranslation('fields')
  if (item.kind === 'option') {
    const { option } = item
    const trail = look.trail?.(option)
    return (
      <>
        {look.lead && (
          <span className={styles.lead} aria-hidden>
            {look.lead(option)}
          </span>
        )}
        <span className={styles.words}>
          <span className={classes(look.bookTitles && book)}>{option.label}</span>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </span>
        {trail && <span className={styles.trail}>{trail}</span>}
      </>
    )
  }
  if (item.kind === 'retry')
    return (
      <span className={styles.words}>
        {`${t('combobox.failed')}. `}
        <span className={styles.doing}>{t('combobox.retry')}</span>
      </span>
    )
  return (
    <>
      {busy ? <Spinner size={16} /> : <Icon glyph={glyphs.plus} size={16} />}
      <span className={`${styles.words} ${styles.doing}`}>
        {t(busy ? 'combobox.creating' : 'combobox.create', { query })}
      </span>
    </>
  )
}
