import { useId, type ReactNode } from 'react'
import * as styles from './FormSection.css.ts'

export interface FormSectionProps {
  /** The number of the section in the form. */
  number: number
  title: string
  /** A target for links. */
  id?: string
  /** Content at the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A numbered section of a long form: a region named by its heading. */
export function FormSection({ number, title, id, aside, children }: FormSectionProps) {
  const headingId = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={headingId}>
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
