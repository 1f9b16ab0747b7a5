import type { ReactNode } from 'react'
import { useFormPlace } from './FormPlace.tsx'
import * as styles from './FormFooter.css.ts'

export interface FormFooterProps {
  /** The form's state in one line: «Есть несохранённые изменения». Announced when it changes. */
  state?: ReactNode
  /** The buttons of the form; the submit button is last. */
  children: ReactNode
}

/** The footer of a long form, always visible while scrolling. */
export function FormFooter({ state, children }: FormFooterProps) {
  if (useFormPlace()) return null
  return (
    <div className={styles.footer}>
      <output className={styles.state}>{state}</output>
      {children}
    </div>
  )
}
