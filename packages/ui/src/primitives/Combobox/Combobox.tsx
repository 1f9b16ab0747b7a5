import { useTranslation } from '@press/i18n'
import { useMemo, useRef, type FocusEvent, type ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField } from '../Field/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './Combobox.css.ts'
import type { ComboboxBase } from './combobox-base.ts'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './options.ts'
import { isVirtualFocusEvent, useCombobox } from './useCombobox.tsx'

export interface ComboboxProps<Option extends ComboboxOption> extends ComboboxBase<Option> {
  /** The chosen option itself and not only its value, so that its name can be shown before any search. */
  value: Option | null
  onValueChange: (value: Option | null) => void
  /** Content before the typed text: an icon, or the picture (24 px) of the chosen option. */
  prefix?: Glyph | ((chosenOption: Option) => ReactNode)
}

/**
 * A field that selects one of many options. The user finds an option by typing, or adds a new option. Options can be searched on
 * the server.
 */
export function Combobox<Option extends ComboboxOption>({
  options,
  value,
  onValueChange,
  onCreate,
  prefix,
  renderLeading,
  renderTrailing,
  bookTitles,
  ref,
  onBlur,
  ...props
}: ComboboxProps<Option>) {
  const { t } = useTranslation('fields')
  const { frame, control, readOnly, rest } = useField(props)
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  const selectedValues = value ? [value.value] : []
  const isDisabled = rest.disabled || readOnly
  const state = useCombobox({
    source: options,
    selectedValues,
    multiple: false,
    onPick: onValueChange,
    onCreate,
    disabled: isDisabled,
  })

  const prefixGlyph = typeof prefix === 'function' ? undefined : prefix
  const prefixPicture = typeof prefix === 'function' && value && state.inputText === null ? prefix(value) : undefined
  const listProps = { renderLeading, renderTrailing, bookTitles }

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (isVirtualFocusEvent(event)) return
    // A field emptied by hand clears the choice; other typed text is discarded.
    if (state.inputText === '' && value) onValueChange(null)
    state.close()
    onBlur?.(event)
  }
  return (
    <Field {...frame}>
      <div ref={boxRef} className={frames.box}>
        {prefixGlyph && (
          <span className={`${frames.glyph} ${frames.prefix}`}>
            <Icon glyph={prefixGlyph} size={18} />
          </span>
        )}
        {prefixPicture != null && (
          <span className={`${frames.glyph} ${frames.prefix} ${styles.picture}`}>{prefixPicture}</span>
        )}
        <input
          {...rest}
          {...control}
          {...state.inputProps}
          ref={mergedRef}
          readOnly={readOnly}
          className={classes(
            frames.control,
            prefixGlyph && frames.inputAfterPrefix,
            prefixPicture != null && styles.inputAfterPicture,
            bookTitles && frames.book,
          )}
          value={state.inputText ?? value?.label ?? ''}
          onFocus={(event) => event.target.select()}
          onBlur={handleBlur}
        />
        {state.open && state.status === 'loading' && (
          <span className={frames.glyph}>
            <Spinner size={16} />
          </span>
        )}
        {value && !frame.required && !isDisabled && (
          <button
            type="button"
            className={frames.innerButton}
            aria-label={`${t('combobox.clear')}: ${frame.label}`}
            onClick={() => {
              onValueChange(null)
              state.close()
              inputRef.current?.focus()
            }}
          >
            <Icon glyph={glyphs.x} size={16} />
          </button>
        )}
        <button
          type="button"
          className={frames.innerButton}
          aria-label={`${t('combobox.open')}: ${frame.label}`}
          // The button is no tab stop, because the arrow keys open the list.
          tabIndex={-1}
          disabled={isDisabled}
          onMouseDown={(event) => {
            event.preventDefault()
            inputRef.current?.focus()
            if (state.open) state.close()
            else state.show()
          }}
        >
          <Icon glyph={glyphs.caretUpDown} size={18} />
        </button>
        {state.open && <ComboboxList state={state} label={frame.label} anchor={boxRef} {...listProps} />}
      </div>
    </Field>
  )
}
