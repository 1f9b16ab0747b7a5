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
  /** What the fields are to hold: another object when the server or somebody else has changed something. */
  values: TechCardValues
  /** What the server has against fields. */
  errors: Readonly<Record<string, string>>
  onValuesChange: (values: TechCardValues, wrong: readonly string[]) => void
}

/** More than the run allows is wrong with all four numbers: each of them can mend it. */
const shares = ['quantity', 'circulation_author', 'circulation_university', 'circulation_library']

function wrongFields(values: TechCardValues): string[] {
  const problems = validateTechCard(values)
  return [...Object.keys(problems), ...(problems.circulation_author === 'moreThanPrinted' ? shares : [])]
}

/** Whether something is being written now, that is looked at once it is left. */
const isTyping = (): boolean => {
  const active = document.activeElement
  if (active instanceof HTMLTextAreaElement) return true
  return active instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(active.type)
}

/** The form of a card that is saved as its fields are left, and what has been changed since the editing began. */
export function useCardEditing({ values, errors, onValuesChange }: Editing) {
  const [before] = useState(values)
  /** What was told last; a field that holds something else has been typed into since. */
  const told = useRef(values)
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
  const put = (from: TechCardValues, fields: readonly CardField[]) => {
    for (const field of fields) setValue(field, cardValue(from, field) as never, { shouldValidate: true })
  }
  /** What each saving found before it, the last one last. */
  const undone = useRef<{ values: TechCardValues; fields: readonly CardField[] }[]>([])

  function commit() {
    const now = structuredClone(getValues())
    const fields = changedCardFields(told.current, now)
    if (fields.length === 0) return
    undone.current.push({ values: told.current, fields })
    told.current = now
    onValuesChange(now, wrongFields(now))
  }

  const takeIn = useEffectEvent((next: TechCardValues) => {
    const typed = changedCardFields(told.current, getValues())
    put(
      next,
      changedCardFields(told.current, next).filter((field) => !typed.includes(field)),
    )
    told.current = next
  })
  useEffect(() => takeIn(values), [values])
  useEffect(() => {
    for (const [field, message] of Object.entries(errors)) setError(field as CardField, { type: 'server', message })
  }, [errors, setError])

  return {
    form,
    before,
    commit,
    /** Puts fields back to what they held when the editing began. */
    takeBack: (fields: readonly CardField[]) => {
      put(before, fields)
      commit()
    },
    /** Takes back what was saved last; false where nothing was. */
    undo: (): boolean => {
      const last = undone.current.pop()
      if (!last) return false
      put(last.values, last.fields)
      commit()
      // To undo is no change to be undone.
      undone.current.pop()
      return true
    },
  }
}

/** The section after one; nothing after the last. */
export const sectionAfter = (section: TechCardSection): TechCardSection | undefined =>
  techCardSections[techCardSections.indexOf(section) + 1]
