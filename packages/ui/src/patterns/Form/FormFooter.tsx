import type { ReactNode } from 'react'
import { useFormPlace } from './FormPlace.tsx'
import * as styles from './FormFooter.css.ts'

export interface FormFooterProps {
  /** How the form stands, in a line: «Есть несохранённые изменения». Read out when it changes. */
  state?: ReactNode
  /** Its buttons, the one that sends last. */
  children: ReactNode
}

/** The end of a long form, in sight however far it is scrolled. */
export function FormFooter({ state, children }: FormFooterProps) {
  if (useFormPlace()) return null
  return (
    <div className={styles.footer}>
      <output className={styles.state}>{state}</output>
      {children}
    </div>
  )
}
