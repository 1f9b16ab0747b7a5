import { useTranslation } from '@press/i18n'
import { useEffect, useRef } from 'react'
import { useOption } from 'react-aria/useListBox'
import type { ListState } from 'react-stately/useListState'
import { classes } from '../../foundations/classes.ts'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { book } from '../Field/Field.css.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './Combobox.css.ts'
import type { ComboboxAppearance } from './combobox-base.ts'
import type { ComboboxOption } from './options.ts'
import type { ComboboxItem } from './useCombobox.tsx'

interface LineContentProps<Option extends ComboboxOption> {
  item: ComboboxItem<Option>
  query: string
  /** Whether the typed value is being created. */
  busy: boolean
  appearance: ComboboxAppearance<Option>
}

interface ComboboxLineProps<Option extends ComboboxOption> extends LineContentProps<Option> {
  id: string
  state: ListState<ComboboxItem<Option>>
}

/** One item of the list: an option, or an action (create, retry) when no option fits. */
export function ComboboxLine<Option extends ComboboxOption>({ id, item, state, ...words }: ComboboxLineProps<Option>) {
  const lineRef = useRef<HTMLDivElement>(null)
  const { optionProps, isFocused, isSelected } = useOption({ key: item.key }, state, lineRef)
  useEffect(() => {
    if (isFocused) lineRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isFocused])
  return (
    <div {...optionProps} ref={lineRef} id={id} className={classes(styles.option, isFocused && styles.activeOption)}>
      <LineContent item={item} {...words} />
      {isSelected && (
        <span className={styles.tick}>
          <Icon glyph={glyphs.check} size={16} />
        </span>
      )}
    </div>
  )
}

function LineContent<Option extends ComboboxOption>({ item, query, busy, appearance }: LineContentProps<Option>) {
  const { t } = useTranslation('fields')
  if (item.kind === 'option') {
    const { option } = item
    const trailingContent = appearance.renderTrailing?.(option)
    return (
      <>
        {appearance.renderLeading && (
          <span className={styles.leadingContent} aria-hidden>
            {appearance.renderLeading(option)}
          </span>
        )}
        <span className={styles.optionText}>
          <span className={classes(appearance.bookTitles && book)}>{option.label}</span>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </span>
        {trailingContent && <span className={styles.trailingContent}>{trailingContent}</span>}
      </>
    )
  }
  if (item.kind === 'retry')
    return (
      <span className={styles.optionText}>
        {`${t('combobox.failed')}. `}
        <span className={styles.actionOption}>{t('combobox.retry')}</span>
      </span>
    )
  return (
    <>
      {busy ? <Spinner size={16} /> : <Icon glyph={glyphs.plus} size={16} />}
      <span className={`${styles.optionText} ${styles.actionOption}`}>
        {t(busy ? 'combobox.creating' : 'combobox.create', { query })}
      </span>
    </>
  )
}
