import { useTranslation } from '@press/i18n'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import * as styles from './InlineEdit.css.ts'

export interface InlineEditProps {
  /** The name of the value for screen readers; for other people the context shows it. */
  label: string
  value: string
  /** Saves the new value. A rejected promise leaves the field open with the typed text. */
  onSave: (value: string) => Promise<unknown>
  /** Returns the error of a value as text. */
  validate?: (value: string) => string | undefined
  /** Whether the value must not be empty. @default false */
  required?: boolean
  /** Whether the value has several lines; Enter then starts a new line. @default false */
  multiline?: boolean
  /** Whether the value is serif, like book titles. @default false */
  bookTitle?: boolean
  /** Why the value cannot be edited; the value is then plain text. */
  readOnlyReason?: string | undefined
}

type State = 'rest' | 'editing' | 'saving'

/** A value that turns into a field in place. Leaving the field saves the change. */
export function InlineEdit({
  label,
  value,
  onSave,
  validate,
  required = false,
  multiline = false,
  bookTitle = false,
  readOnlyReason,
}: InlineEditProps) {
  const { t } = useTranslation('patterns')
  const [state, setState] = useState<State>('rest')
  const [inputText, setInputText] = useState(value)
  const [error, setError] = useState<string>()
  const [isSaved, setIsSaved] = useState(false)
  const fieldRef = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  /** Whether to return the focus to the value: not if it has already moved elsewhere. */
  const shouldRefocusButton = useRef(false)

  useEffect(() => {
    if (state === 'editing') {
      fieldRef.current?.focus()
      fieldRef.current?.select()
    } else if (state === 'rest' && shouldRefocusButton.current) {
      shouldRefocusButton.current = false
      buttonRef.current?.focus()
    }
  }, [state])

  const startEditing = () => {
    setInputText(value)
    setError(undefined)
    setIsSaved(false)
    setState('editing')
  }
  const finishEditing = (shouldFocusButton: boolean) => {
    shouldRefocusButton.current = shouldFocusButton
    setError(undefined)
    setState('rest')
  }
  const saveValue = async (shouldFocusButton: boolean) => {
    const nextValue = inputText.trim()
    if (nextValue === value) return finishEditing(shouldFocusButton)
    const problem = required && !nextValue ? t('edit.required') : validate?.(nextValue)
    if (problem) return setError(problem)
    setError(undefined)
    setState('saving')
    try {
      await onSave(nextValue)
      setIsSaved(true)
      finishEditing(shouldFocusButton)
    } catch {
      setState('editing')
      setError(t('edit.failed'))
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || state === 'saving') return
    if (event.key === 'Escape') {
      // Prevents Escape from closing the drawer around the field.
      event.preventDefault()
      event.stopPropagation()
      finishEditing(true)
    } else if (event.key === 'Enter' && event.target === fieldRef.current) {
      if (multiline && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      void saveValue(true)
    }
  }
  const onBlur = (event: FocusEvent) => {
    const staysInside = event.currentTarget.contains(event.relatedTarget)
    // The window lost the focus, not the field.
    const windowLostFocus = event.currentTarget.contains(document.activeElement)
    if (!staysInside && !windowLostFocus && state === 'editing') void saveValue(false)
  }

  const displayText = value || <span className={styles.empty}>{t('edit.empty')}</span>
  const valueClass = classes(styles.value, bookTitle && styles.book, multiline && styles.multilineValue)
  if (readOnlyReason !== undefined)
    return (
      <span className={valueClass} title={readOnlyReason}>
        {displayText}
        <VisuallyHidden>{`. ${readOnlyReason}`}</VisuallyHidden>
      </span>
    )
  if (state === 'rest')
    return (
      <span className={styles.displayState}>
        <button ref={buttonRef} type="button" className={styles.button} onClick={startEditing}>
          <VisuallyHidden>{`${t('edit.edit', { label })}. `}</VisuallyHidden>
          <span className={valueClass}>{displayText}</span>
          <span className={styles.pencil}>
            <Icon glyph={glyphs.pencilSimple} size={16} />
          </span>
        </button>
        <output>{isSaved && <VisuallyHidden>{t('edit.saved')}</VisuallyHidden>}</output>
      </span>
    )

  const fieldProps = {
    ref: fieldRef,
    label,
    labelHidden: true,
    value: inputText,
    error,
    required,
    readOnly: state === 'saving',
    hint: t(multiline ? 'edit.hintLines' : 'edit.hint'),
    onValueChange: setInputText,
  }
  return (
    // The element only handles events that bubble up from the field and its two buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.editor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className={styles.field}>
        {multiline ? <TextArea {...fieldProps} rows={3} /> : <TextField {...fieldProps} bookTitle={bookTitle} />}
      </div>
      <IconButton
        glyph={glyphs.check}
        label={t(state === 'saving' ? 'edit.saving' : 'edit.save')}
        busy={state === 'saving'}
        onClick={() => void saveValue(true)}
      />
      <IconButton
        glyph={glyphs.x}
        label={t('edit.cancel')}
        disabled={state === 'saving'}
        onClick={() => finishEditing(true)}
      />
    </div>
  )
}
