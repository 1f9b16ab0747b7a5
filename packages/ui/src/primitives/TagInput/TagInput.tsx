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
  const [inputText, setInputText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { frame, control, readOnly, rest } = useField({ ...props, error: problem ?? props.error })
  const inputRef = useRef<HTMLInputElement>(null)
  useCustomValidity(inputRef, problem)
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  const isLocked = rest.disabled || readOnly

  const addTagsFromText = (text: string) => {
    const { tags, addedTags, refusedTag } = addTags(value, text, { max, maxLength })
    if (addedTags.length > 0) {
      onValueChange(tags)
      announce(t('tags.added', { tag: addedTags.join(', ') }))
    }
    // A refused tag stays in the input, so that the user can correct it.
    setInputText(refusedTag?.tag ?? '')
    setProblem(
      refusedTag &&
        t(`tags.${refusedTag.problem}`, { tag: refusedTag.tag, max: refusedTag.problem === 'full' ? max : maxLength }),
    )
  }
  const removeTag = (index: number) => {
    onValueChange(value.filter((_tag, tagIndex) => tagIndex !== index))
    announce(t('tags.removed', { tag: value[index] }))
    setProblem(undefined)
    inputRef.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || isLocked) return
    if ((event.key === 'Enter' && inputText.trim()) || event.key === ',' || event.key === ';') {
      event.preventDefault()
      addTagsFromText(inputText)
    } else if (event.key === 'Backspace' && !inputText && value.length > 0) removeTag(value.length - 1)
    else if (event.key === 'Escape' && inputText) {
      event.stopPropagation()
      setInputText('')
      setProblem(undefined)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pastedText = event.clipboardData.getData('text')
    if (isLocked || !/[,;\n\t]/.test(pastedText)) return
    event.preventDefault()
    addTagsFromText(inputText + pastedText)
  }

  return (
    <Field {...frame}>
      <FieldChips
        label={frame.label}
        chips={value.map((tag) => ({ key: tag, label: tag }))}
        onRemove={isLocked ? undefined : removeTag}
        input={inputRef}
      >
        <input
          {...rest}
          {...control}
          ref={mergedRef}
          type="text"
          // The chips satisfy `required`, not the text in the input.
          required={frame.required && value.length === 0}
          readOnly={readOnly}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={value.length === 0 ? placeholder : undefined}
          className={`${frames.control} ${chips.input}`}
          value={inputText}
          onChange={({ target }) => {
            // Keyboards on phones do not report which key was pressed, so the comma is detected in the text.
            if (/[,;]$/.test(target.value)) return addTagsFromText(target.value)
            setInputText(target.value)
            setProblem(undefined)
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={(event) => {
            if (inputText.trim()) addTagsFromText(inputText)
            onBlur?.(event)
          }}
        />
      </FieldChips>
    </Field>
  )
}
