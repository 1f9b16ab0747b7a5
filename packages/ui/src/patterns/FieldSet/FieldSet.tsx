import { useId, type ReactNode } from 'react'
import { FieldGrid, type FieldGridProps } from './FieldGrid.tsx'
import * as styles from './FieldSet.css.ts'

export interface FieldSetProps extends FieldGridProps {
  /** What the fields are about together; read before each of them. */
  legend: string
  /** One or two sentences under it. */
  hint?: ReactNode
  /** Turns all fields off at once, while they are being sent. @default false */
  disabled?: boolean
}

/** Fields that belong together, under a name of their own. */
export function FieldSet({ legend, hint, disabled, children, layout = 'stacked' }: FieldSetProps) {
  const id = useId()
  return (
    <fieldset className={styles.set} disabled={disabled} aria-describedby={hint ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.body}>
        <FieldGrid layout={layout}>{children}</FieldGrid>
      </div>
    </fieldset>
  )
}
