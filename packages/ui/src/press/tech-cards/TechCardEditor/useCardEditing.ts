import { validateTechCard } from '@press/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePressForm } from '../../../patterns/Form/index.ts'
import {
  cardValue,
  changedCardFields,
  techCardSections,
  type CardField,
  type TechCardSection,
  type TechCardValues,
} from '../tech-card-values.ts'

interface Editing {
  /** The field values. The object changes when the server or another person has changed a value. */
  values: TechCardValues
  /** The server's errors, by field. */
  errors: Readonly<Record<string, string>>
  onValuesChange: (values: TechCardValues, wrong: readonly string[]) => void
}

/** If the shares exceed the print run, all four fields are invalid, because a change of any of them can fix the error. */
const shares = ['quantity', 'circulation_author', 'circulation_university', 'circulation_library']

function wrongFields(values: TechCardValues): string[] {
  const problems = validateTechCard(values)
  return [...Object.keys(problems), ...(problems.circulation_author === 'moreThanPrinted' ? shares : [])]
}

/** Whether the focus is in a text field. Text fields are validated on blur. */
const isTyping = (): boolean => {
  const active = document.activeElement
  if (active instanceof HTMLTextAreaElement) return true
  return active instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(active.type)
}

/** Manages the form of a card whose fields are saved on blur, and the changes since editing started. */
export function useCardEditing({ values, errors, onValuesChange }: Editing) {
  const [before] = useState(values)
  /** The last reported values. A field with a different value has been edited since. */
  const reportedValues = useRef(values)
  const form = usePressForm<TechCardValues, 'tech-cards'>({
    values,
    problems: validateTechCard,
    words: 'tech-cards',
    mode: 'onChange',
    onSubmit: () => undefined,
    onValuesChange: () => {
      if (!isTyping()) commit()
    },
  })
  const { getValues, setValue, setError } = form
  const setFields = (from: TechCardValues, fields: readonly CardField[]) => {
    for (const field of fields) setValue(field, cardValue(from, field) as never, { shouldValidate: true })
  }
  /** The values before each save, the latest save last. */
  const undoStack = useRef<{ values: TechCardValues; fields: readonly CardField[] }[]>([])

  function commit() {
    const now = structuredClone(getValues())
    const fields = changedCardFields(reportedValues.current, now)
    if (fields.length === 0) return
    undoStack.current.push({ values: reportedValues.current, fields })
    reportedValues.current = now
    onValuesChange(now, wrongFields(now))
  }

  const takeIn = useEffectEvent((next: TechCardValues) => {
    const typed = changedCardFields(reportedValues.current, getValues())
    setFields(
      next,
      changedCardFields(reportedValues.current, next).filter((field) => !typed.includes(field)),
    )
    reportedValues.current = next
  })
  useEffect(() => takeIn(values), [values])
  useEffect(() => {
    for (const [field, message] of Object.entries(errors)) setError(field as CardField, { type: 'server', message })
  }, [errors, setError])

  return {
    form,
    before,
    commit,
    /** Restores the values that the given fields had before editing started. */
    takeBack: (fields: readonly CardField[]) => {
      setFields(before, fields)
      commit()
    },
    /** Undoes the last save. Returns false if there is no save to undo. */
    undo: (): boolean => {
      const last = undoStack.current.pop()
      if (!last) return false
      setFields(last.values, last.fields)
      commit()
      // An undo must not be undoable itself.
      undoStack.current.pop()
      return true
    },
  }
}

/** Returns the next section, or undefined after the last section. */
export const sectionAfter = (section: TechCardSection): TechCardSection | undefined =>
  techCardSections[techCardSections.indexOf(section) + 1]
