import { useTranslation } from '@press/i18n'
import { useMemo, useRef, type FocusEvent } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { classes } from '../../private/classes.ts'
import { mergeRefs } from '../../private/mergeRefs.ts'
import { useAnnounce } from '../Announcer/index.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField } from '../Field/index.ts'
import { Spinner } from '../Spinner/index.ts'
import type { ComboboxBase } from './Combobox.tsx'
import * as styles from './Combobox.css.ts'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './options.ts'
import { useCombobox } from './useCombobox.ts'

export interface MultiComboboxProps<Option extends ComboboxOption> extends Omit<ComboboxBase<Option>, 'prefix'> {
  /** The options themselves, in the order they were chosen. */
  value: readonly Option[]
  onChange: (value: Option[]) => void
}

/** Several of many, as chips before what is typed. Choosing again takes back; so does Backspace. */
export function MultiCombobox<Option extends ComboboxOption>({
  options,
  value,
  onChange,
  onCreate,
  ref,
  onBlur,
  placeholder,
  ...props
}: MultiComboboxProps<Option>) {
  const { t } = useTranslation('ui')
  const announce = useAnnounce()
  const { frame, control, readOnly, rest } = useField(props)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const merged = useMemo(() => mergeRefs(input, ref), [ref])
  const chosen = value.map((option) => option.value)
  const disabled = rest.disabled || readOnly

  const remove = (option: Option) => {
    onChange(value.filter((one) => one.value !== option.value))
    announce(t('combobox.removed', { name: option.label }))
    input.current?.focus()
  }
  const state = useCombobox({
    source: options,
    chosen,
    onPick: (option) => {
      if (chosen.includes(option.value)) return remove(option)
      onChange([...value, option])
      announce(t('combobox.chosen', { name: option.label }))
    },
    onCreate,
    stayOpen: true,
    disabled,
  })
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    state.close()
    onBlur?.(event)
  }

  return (
    <Field {...frame}>
      {/* A press beside the chips is meant for the input. */}
      <div
        ref={box}
        role="presentation"
        className={`${frames.box} ${styles.wrap}`}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          input.current?.focus()
        }}
      >
        {value.length > 0 && (
          <ul className={styles.chips} aria-label={t('combobox.chips', { label: frame.label })}>
            {value.map((option) => (
              <li key={option.value} className={styles.chip}>
                <span className={styles.chipWords}>{option.label}</span>
                {!disabled && (
                  <button
                    type="button"
                    className={styles.chipRemove}
                    aria-label={t('combobox.remove', { name: option.label })}
                    onClick={() => remove(option)}
                  >
                    <Icon glyph={glyphs.x} size={12} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <input
          {...rest}
          {...control}
          {...state.inputProps}
          ref={merged}
          // Chips fulfil the requirement, not the words in the input.
          required={frame.required && value.length === 0}
          readOnly={readOnly}
          placeholder={value.length === 0 ? placeholder : undefined}
          className={classes(frames.control, styles.multiInput)}
          value={state.typed ?? ''}
          onKeyDown={(event) => {
            const last = value.at(-1)
            if (event.key === 'Backspace' && !event.currentTarget.value && last && !disabled) remove(last)
            else state.inputProps.onKeyDown(event)
          }}
          onBlur={leave}
        />
        {state.open && state.status === 'loading' && (
          <span className={frames.glyph}>
            <Spinner size={16} />
          </span>
        )}
        {state.open && <ComboboxList state={state} label={frame.label} chosen={chosen} multiple anchor={box} />}
      </div>
    </Field>
  )
}
