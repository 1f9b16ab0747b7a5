import { localeTag, useLocale } from '@press/i18n'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Anchored } from '../../private/Anchored.tsx'
import { innerButton } from '../Field/Field.css.ts'
import * as styles from './Calendar.css.ts'

interface CalendarButtonProps {
  /** The button's accessible label, which describes its action. */
  label: string
  /** The title of the calendar popup. */
  title: string
  disabled: boolean
  /** The field that the calendar opens under. */
  anchor: RefObject<HTMLElement | null>
  /** Renders the calendar; mounted only while it is open. */
  children: (close: () => void) => ReactNode
}

/** The button at the end of a field that opens a calendar under it. It gets the focus back when no day was picked. */
export function CalendarButton({ label, title, disabled, anchor, children }: CalendarButtonProps) {
  const locale = useLocale()
  const popoverId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const closeCalendar = () => setIsOpen(false)
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={innerButton}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon glyph={glyphs.calendarBlank} size={18} />
      </button>
      {isOpen && (
        <Anchored
          id={popoverId}
          label={title}
          anchor={anchor}
          trigger={buttonRef}
          gap={6}
          className={styles.popover}
          onClose={closeCalendar}
          onLost={closeCalendar}
        >
          <I18nProvider locale={localeTag(locale)}>{children(closeCalendar)}</I18nProvider>
        </Anchored>
      )}
    </>
  )
}
