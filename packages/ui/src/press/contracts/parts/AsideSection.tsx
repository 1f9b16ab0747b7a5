import { useId, type ReactNode } from 'react'
import * as styles from './parts.css.ts'

/** A section of the panel next to a contract: its title, and a hairline before the next section. */
export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
