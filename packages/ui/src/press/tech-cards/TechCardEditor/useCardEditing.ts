import { validateTechCard } from '@press/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePressForm } from '../../../patterns/Form/index.ts'
import {
  getCardValue,
  listChangedCardFields,
  techCardSections,
  type CardField,
  type TechCardSection,
  type TechCardValues,
} from '../tech-card-values.ts'

interface CardEditingOptions {
  /** The field values. The object changes when the server or another person has changed a value. */
  values: TechCardValues
  /** The server's errors, by field. */
  errors: Readonly<Record<string, string>>
  onValuesChange: (values: TechCardValues, wrongFields: readonly string[]) => void
}

/** If the shares exceed the print run, all four fields are invalid, because a change of any of them can fix the error. */
const shareFields = ['quantity', 'circulation_author', 'circulation_university', 'circulation_library']

function getWrongFields(values: TechCardValues): string[] {
  const problems = validateTechCard(values)
  return [...Object.keys(problems), ...(problems.circulation_author === 'moreThanPrinted' ? shareFields : [])]
}

/** Whether the focus is in a text field. Text fields are validated on blur. */
const isTyping = (): boolean => {
  const activeElement = document.activeElement
  if (activeElement instanceof HTMLTextAreaElement) return true
  return activeElement instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(activeElement.type)
}

/** Manages the form of a card whose fields are saved on blur, and the changes since editing started. */
export function useCardEditing({ values, errors, onValuesChange }: CardEditingOptions) {
  const [initialValues] = useState(values)
  /** The last reported values. A field with a different value has been edited since. */
  const reportedValuesRef = useRef(values)
  const form = usePressForm<TechCardValues, 'tech-cards'>({
    values,
    problems: validateTechCard,
    namespace: 'tech-cards',
    mode: 'onChange',
    onSubmit: () => undefined,
    onValuesChange: () => {
      if (!isTyping()) commitChanges()
    },
  })
  const { getValues, setValue, setError } = form
  const setFields = (source: TechCardValues, fields: readonly CardField[]) => {
    for (const field of fields) setValue(field, getCardValue(source, field) as never, { shouldValidate: true })
  }
  /** The values before each save, the latest save last. */
  const undoStackRef = useRef<{ values: TechCardValues; fields: readonly CardField[] }[]>([])

  function commitChanges() {
    const currentValues = structuredClone(getValues())
    const fields = listChangedCardFields(reportedValuesRef.current, currentValues)
    if (fields.length === 0) return
    undoStackRef.current.push({ values: reportedValuesRef.current, fields })
    reportedValuesRef.current = currentValues
    onValuesChange(currentValues, getWrongFields(currentValues))
  }

  const acceptValues = useEffectEvent((nextValues: TechCardValues) => {
    const editedFields = listChangedCardFields(reportedValuesRef.current, getValues())
    setFields(
      nextValues,
      listChangedCardFields(reportedValuesRef.current, nextValues).filter((field) => !editedFields.includes(field)),
    )
    reportedValuesRef.current = nextValues
  })
  useEffect(() => acceptValues(values), [values])
  useEffect(() => {
    for (const [field, message] of Object.entries(errors)) setError(field as CardField, { type: 'server', message })
  }, [errors, setError])

  return {
    form,
    initialValues,
    commit: commitChanges,
    /** Restores the values that the given fields had before editing started. */
    restoreFields: (fields: readonly CardField[]) => {
      setFields(initialValues, fields)
      commitChanges()
    },
    /** Undoes the last save. Returns false if there is no save to undo. */
    undo: (): boolean => {
      const lastSave = undoStackRef.current.pop()
      if (!lastSave) return false
      setFields(lastSave.values, lastSave.fields)
      commitChanges()
      // An undo must not be undoable itself.
      undoStackRef.current.pop()
      return true
    },
  }
}

/** Returns the next section, or undefined after the last section. */
export const getNextSection = (section: TechCardSection): TechCardSection | undefined =>
  techCardSections[techCardSections.indexOf(section) + 1]
