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

interface TimeTextOptions extends TimeBounds {
  value: ClockTime
  onValueChange: (value: ClockTime) => void
  locked: boolean
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/** The time that arrow keys start from in an empty field: the start of the working day. */
const workdayStart = '09:00'

interface TimeTextResult {
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
}: TimeTextOptions): TimeTextResult {
  const { t } = useTranslation('fields')
  const parsedText = useParsedText({ value, onValueChange, parse: parseTime, format: (time) => time, onBlur })

  const moveBySteps = (steps: number) => {
    if (!value) return parsedText.setParsedValue(workdayStart < min || workdayStart > max ? min : workdayStart)
    // Moves to the next whole step. For example, one quarter of an hour up from 9:10 is 9:15.
    const currentStep = getMinutes(value) / step
    const nextStep = (steps > 0 ? Math.floor(currentStep) : Math.ceil(currentStep)) + steps
    parsedText.setParsedValue(getTime(Math.min(getMinutes(max), Math.max(getMinutes(min), nextStep * step))))
  }
  const { spinButtonProps } = useSpinButton({
    ...(value && { value: getMinutes(value), textValue: value }),
    minValue: getMinutes(min),
    maxValue: getMinutes(max),
    isReadOnly: locked,
    onIncrement: () => moveBySteps(1),
    onIncrementPage: () => moveBySteps(4),
    onDecrement: () => moveBySteps(-1),
    onDecrementPage: () => moveBySteps(-4),
  })
  const problem = parsedText.isUnreadable
    ? t('time.unreadable', { example: '9:30' })
    : parsedText.isTyping || !value
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
      ...parsedText.inputProps,
      type: 'text',
      inputMode: 'text' as const,
      'aria-valuetext': value || undefined,
      placeholder: t('time.placeholder'),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        parsedText.inputProps.onKeyDown(event)
        spinButtonProps.onKeyDown?.(event)
      },
    },
  }
}
