import { useTranslation } from '@press/i18n'
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react'
import { useSpinButton } from 'react-aria/private/spinbutton/useSpinButton'
import { useParsedText } from '../../private/useParsedText.ts'
import { getMinutes, parseTime, getTime, type ClockTime } from './time-text.ts'

export interface TimeBounds {
  /** The first and the last time that can be chosen. */
  min?: ClockTime | undefined
  max?: ClockTime | undefined
  /** The number of minutes that an arrow key adds. @default 15 */
  step?: number
}

interface TimeText extends TimeBounds {
  value: ClockTime
  onValueChange: (value: ClockTime) => void
  locked: boolean
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/** The time that arrow keys start from in an empty field: the start of the working day. */
const morning = '09:00'

interface TimeInput {
  /** The error about the typed text. */
  problem: string | undefined
  inputProps: ComponentPropsWithRef<'input'>
}

/** Handles a clock time that is typed or changed with the arrow keys. Returns the input's props and the error. */
export function useTimeText({
  value,
  onValueChange,
  min = '00:00',
  max = '23:59',
  step = 15,
  locked,
  onBlur,
}: TimeText): TimeInput {
  const { t } = useTranslation('fields')
  const text = useParsedText({ value, onValueChange, read: parseTime, write: (time) => time, onBlur })

  const move = (steps: number) => {
    if (!value) return text.take(morning < min || morning > max ? min : morning)
    // Moves to the next whole step. For example, one quarter of an hour up from 9:10 is 9:15.
    const from = getMinutes(value) / step
    const to = (steps > 0 ? Math.floor(from) : Math.ceil(from)) + steps
    text.take(getTime(Math.min(getMinutes(max), Math.max(getMinutes(min), to * step))))
  }
  const { spinButtonProps } = useSpinButton({
    ...(value && { value: getMinutes(value), textValue: value }),
    minValue: getMinutes(min),
    maxValue: getMinutes(max),
    isReadOnly: locked,
    onIncrement: () => move(1),
    onIncrementPage: () => move(4),
    onDecrement: () => move(-1),
    onDecrementPage: () => move(-4),
  })
  const problem = text.unreadable
    ? t('time.unreadable', { example: '9:30' })
    : text.typing || !value
      ? undefined
      : value < min
        ? t('time.tooEarly', { time: min })
        : value > max
          ? t('time.tooLate', { time: max })
          : undefined
  return {
    problem,
    inputProps: {
      ...spinButtonProps,
      // Removes the hook's handler, which would announce every change. Screen readers already announce the value of a spin button.
      onFocus: undefined,
      ...text.inputProps,
      type: 'text',
      inputMode: 'text' as const,
      'aria-valuetext': value || undefined,
      placeholder: t('time.placeholder'),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        text.inputProps.onKeyDown(event)
        spinButtonProps.onKeyDown?.(event)
      },
    },
  }
}
