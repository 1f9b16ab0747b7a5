import { useFormat, weekdayNames } from '@press/i18n'
import type { Ref } from 'react'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { Field, useField, type FieldTexts } from '../../../primitives/Field/index.ts'
import * as styles from './EventDialog.css.ts'

interface WeekdaysProps extends FieldTexts {
  /** The chosen weekdays: 1 for Monday to 7 for Sunday. */
  value: number[]
  onValueChange: (days: number[]) => void
  onBlur?: () => void
  name?: string
  /** Ref of the first checkbox, which gets the focus when the field is invalid. */
  ref?: Ref<HTMLInputElement>
}

const days = [1, 2, 3, 4, 5, 6, 7]

/** A field for days of the week. */
export function Weekdays({ value, onValueChange, onBlur, ref, ...props }: WeekdaysProps) {
  const { locale } = useFormat()
  const { frame, control, ids } = useField(props)
  const [shortNames, longNames] = [weekdayNames(locale, 'short'), weekdayNames(locale, 'long')]
  const toggleDay = (day: number, isChecked: boolean) =>
    onValueChange(days.filter((weekday) => (weekday === day ? isChecked : value.includes(weekday))))
  return (
    <Field {...frame} kind="group">
      <div
        role="group"
        id={control.id}
        aria-labelledby={ids.label}
        aria-describedby={control['aria-describedby']}
        className={styles.weekdays}
      >
        {days.map((day) => (
          <Checkbox
            key={day}
            ref={day === 1 ? ref : undefined}
            checked={value.includes(day)}
            onCheckedChange={(isChecked) => toggleDay(day, isChecked)}
            onBlur={onBlur}
            aria-invalid={control['aria-invalid']}
            label={
              <>
                <span aria-hidden>{shortNames[day - 1]}</span>
                <VisuallyHidden>{longNames[day - 1]}</VisuallyHidden>
              </>
            }
          />
        ))}
      </div>
    </Field>
  )
}
