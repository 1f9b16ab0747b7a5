import { useId, type ReactNode } from 'react'
import * as styles from './FormSection.css.ts'

export interface FormSectionProps {
  /** Its place in the form. */
  number: number
  title: string
  /** So that a link can lead to it. */
  id?: string
  /** At the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A numbered part of a long form: a region named by its heading. */
export function FormSection({ number, title, id, aside, children }: FormSectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          <span className={styles.number} aria-hidden>
            {number}
          </span>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
