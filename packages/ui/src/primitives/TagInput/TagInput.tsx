import { useTranslation } from '@press/i18n'
import { useMemo, useRef, useState, type ClipboardEvent, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import * as chips from '../Field/FieldChips.css.ts'
import { FieldChips } from '../Field/FieldChips.tsx'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import { useAnnounce } from '../Announcer/index.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import { addTags } from './add-tags.ts'

export interface TagInputProps
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'readOnly' | 'placeholder' | 'onBlur'> {
  /** The tags, in the order in which they were entered. */
  value: readonly string[]
  onValueChange: (value: string[]) => void
  /** The maximum number of tags. @default 20 */
  max?: number
  /** The maximum length of a tag. @default 60 */
  maxLength?: number
}

/** A field for free tags, shown as chips: keywords, languages, skills. Enter, a comma or leaving the field completes a tag. */
export function TagInput({
  value,
  onValueChange,
  max = 20,
  maxLength = 60,
  ref,
  placeholder,
  onBlur,
  ...props
}: TagInputProps) {
  const { t } = useTranslation('fields')
  const announce = useAnnounce()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { frame, control, readOnly, rest } = useField({ ...props, error: problem ?? props.error })
  const input = useRef<HTMLInputElement>(null)
  useCustomValidity(input, problem)
  const merged = useMemo(() => mergeRefs(input, ref), [ref])
  const locked = rest.disabled || readOnly

  const add = (words: string) => {
    const { tags, added, refused } = addTags(value, words, { max, maxLength })
    if (added.length > 0) {
      onValueChange(tags)
      announce(t('tags.added', { tag: added.join(', ') }))
    }
    // A refused tag stays in the input, so that the user can correct it.
    setTyped(refused?.tag ?? '')
    setProblem(
      refused && t(`tags.${refused.problem}`, { tag: refused.tag, max: refused.problem === 'full' ? max : maxLength }),
    )
  }
  const remove = (index: number) => {
    onValueChange(value.filter((_tag, other) => other !== index))
    announce(t('tags.removed', { tag: value[index] }))
    setProblem(undefined)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || locked) return
    if ((event.key === 'Enter' && typed.trim()) || event.key === ',' || event.key === ';') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && !typed && value.length > 0) remove(value.length - 1)
    else if (event.key === 'Escape' && typed) {
      event.stopPropagation()
      setTyped('')
      setProblem(undefined)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (locked || !/[,;\n\t]/.test(pasted)) return
    event.preventDefault()
    add(typed + pasted)
  }

  return (
    <Field {...frame}>
      <FieldChips
        label={frame.label}
        chips={value.map((tag) => ({ key: tag, label: tag }))}
        onRemove={locked ? undefined : remove}
        input={input}
      >
        <input
          {...rest}
          {...control}
          ref={merged}
          type="text"
          // The chips satisfy `required`, not the text in the input.
          required={frame.required && value.length === 0}
          readOnly={readOnly}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={value.length === 0 ? placeholder : undefined}
          className={`${frames.control} ${chips.input}`}
          value={typed}
          onChange={({ target }) => {
            // Keyboards on phones do not report which key was pressed, so the comma is detected in the text.
            if (/[,;]$/.test(target.value)) return add(target.value)
            setTyped(target.value)
            setProblem(undefined)
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={(event) => {
            if (typed.trim()) add(typed)
            onBlur?.(event)
          }}
        />
      </FieldChips>
    </Field>
  )
}
