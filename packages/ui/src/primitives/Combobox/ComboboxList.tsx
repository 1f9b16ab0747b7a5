// The suggestion list is built from ARIA roles. A `datalist` cannot show a second line, a check mark or a retry.
import { useTranslation } from '@press/i18n'
import type { RefObject } from 'react'
import { useListBox } from 'react-aria/useListBox'
import { Anchored } from '../../private/Anchored.tsx'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './Combobox.css.ts'
import type { ComboboxAppearance } from './combobox-base.ts'
import { ComboboxLine } from './ComboboxLine.tsx'
import type { ComboboxOption } from './options.ts'
import type { useCombobox } from './useCombobox.tsx'

interface ComboboxListProps<Option extends ComboboxOption> extends ComboboxAppearance<Option> {
  state: ReturnType<typeof useCombobox<Option>>
  label: string
  /** The field that the list opens under. */
  anchor: RefObject<HTMLElement | null>
}

/** The open list under its field. Focus stays in the input. */
export function ComboboxList<Option extends ComboboxOption>({ anchor, ...props }: ComboboxListProps<Option>) {
  return (
    <Anchored
      anchor={anchor}
      gap={6}
      focus="stay"
      role="presentation"
      className={styles.popover}
      onClose={props.state.close}
      onLost={props.state.close}
    >
      <ComboboxLines {...props} />
    </Anchored>
  )
}

function ComboboxLines<Option extends ComboboxOption>({
  state,
  label,
  ...look
}: Omit<ComboboxListProps<Option>, 'anchor'>) {
  const { t } = useTranslation('fields')
  const { items, status, query, creation, list, listId } = state
  const { listBoxProps } = useListBox(
    {
      id: listId,
      'aria-label': label,
      shouldUseVirtualFocus: true,
      shouldSelectOnPressUp: true,
      shouldFocusOnHover: true,
    },
    state.state,
    list,
  )
  const isEmpty = items.length === 0
  return (
    <>
      <div {...listBoxProps} ref={list}>
        {items.map((item, index) => (
          <ComboboxLine
            key={item.key}
            id={`${listId}-${index}`}
            item={item}
            state={state.state}
            query={query}
            busy={creation === 'busy'}
            appearance={look}
          />
        ))}
      </div>
      {status === 'loading' && isEmpty && (
        <div className={styles.note}>
          <Spinner size={16} />
          {t('combobox.loading')}
        </div>
      )}
      {status === 'ready' && isEmpty && (
        <div className={styles.note}>{query ? t('combobox.emptyFor', { query }) : t('combobox.empty')}</div>
      )}
      {creation === 'failed' && (
        <div className={`${styles.note} ${styles.danger}`}>{t('combobox.createFailed', { query })}</div>
      )}
    </>
  )
}
