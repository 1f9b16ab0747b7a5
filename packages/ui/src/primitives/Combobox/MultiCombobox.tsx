import { useTranslation } from '@press/i18n'
import { useMemo, useRef, type FocusEvent } from 'react'
import * as chips from '../Field/FieldChips.css.ts'
import { FieldChips } from '../Field/FieldChips.tsx'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useAnnounce } from '../Announcer/index.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField } from '../Field/index.ts'
import { Spinner } from '../Spinner/index.ts'
import type { ComboboxBase } from './combobox-base.ts'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './options.ts'
import { isVirtualFocusEvent, useCombobox } from './useCombobox.tsx'

export interface MultiComboboxProps<Option extends ComboboxOption> extends ComboboxBase<Option> {
  /** The chosen options, in the order in which they were chosen. */
  value: readonly Option[]
  onValueChange: (value: Option[]) => void
}

/**
 * A field for several options, shown as chips before the typed text. Choosing a chosen option again removes it; Backspace removes
 * the last chip. A choice closes the list.
 */
export function MultiCombobox<Option extends ComboboxOption>({
  options,
  value,
  onValueChange,
  onCreate,
  ref,
  onBlur,
  placeholder,
  renderLeading,
  renderTrailing,
  bookTitles,
  ...props
}: MultiComboboxProps<Option>) {
  const { t } = useTranslation('fields')
  const announce = useAnnounce()
  const { frame, control, readOnly, rest } = useField(props)
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  const selectedValues = value.map((option) => option.value)
  const isDisabled = rest.disabled || readOnly

  const removeOption = (option: Option) => {
    onValueChange(value.filter((selectedOption) => selectedOption.value !== option.value))
    announce(t('combobox.removed', { name: option.label }))
    inputRef.current?.focus()
  }
  const state = useCombobox({
    source: options,
    selectedValues,
    multiple: true,
    onPick: (option) => {
      if (selectedValues.includes(option.value)) return removeOption(option)
      onValueChange([...value, option])
      announce(t('combobox.chosen', { name: option.label }))
    },
    onCreate,
    disabled: isDisabled,
  })
  const listProps = { renderLeading, renderTrailing, bookTitles }
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (isVirtualFocusEvent(event)) return
    state.close()
    onBlur?.(event)
  }

  return (
    <Field {...frame}>
      <FieldChips
        label={frame.label}
        chips={value.map((option) => ({ key: option.value, label: option.label }))}
        onRemove={isDisabled ? undefined : (index) => value[index] && removeOption(value[index])}
        input={inputRef}
        boxRef={boxRef}
      >
        <input
          {...rest}
          {...control}
          {...state.inputProps}
          ref={mergedRef}
          // The chips satisfy `required`, not the text in the input.
          required={frame.required && value.length === 0}
          readOnly={readOnly}
          placeholder={value.length === 0 ? placeholder : undefined}
          className={`${frames.control} ${chips.input}`}
          value={state.inputText ?? ''}
          onKeyDown={(event) => {
            const lastOption = value.at(-1)
            if (event.key === 'Backspace' && !event.currentTarget.value && lastOption && !isDisabled)
              removeOption(lastOption)
            else state.inputProps.onKeyDown(event)
          }}
          onBlur={handleBlur}
        />
        {state.open && state.status === 'loading' && (
          <span className={frames.glyph}>
            <Spinner size={16} />
          </span>
        )}
        {state.open && <ComboboxList state={state} label={frame.label} anchor={boxRef} {...listProps} />}
      </FieldChips>
    </Field>
  )
}
