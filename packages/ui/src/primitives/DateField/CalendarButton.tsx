import { localeTag, useLocale } from '@press/i18n'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Anchored } from '../../private/Anchored.tsx'
import { inner } from '../Field/Field.css.ts'
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
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={inner}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <Icon glyph={glyphs.calendarBlank} size={18} />
      </button>
      {open && (
        <Anchored
          id={id}
          label={title}
          anchor={anchor}
          trigger={button}
          gap={6}
          className={styles.popover}
          onClose={close}
          onLost={close}
        >
          <I18nProvider locale={localeTag(locale)}>{children(close)}</I18nProvider>
        </Anchored>
      )}
    </>
  )
}
