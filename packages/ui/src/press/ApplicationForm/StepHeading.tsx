import type { ReactNode } from 'react'
import * as styles from './ApplicationForm.css.ts'

/** The name of a step and what it is for. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.stepTitle} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.stepHint}>{children}</p>
    </div>
  )
}
