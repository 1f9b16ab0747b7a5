import { useId, type ReactNode } from 'react'
import { FieldGrid, type FieldGridProps } from './FieldGrid.tsx'
import * as styles from './FieldSet.css.ts'

export interface FieldSetProps extends FieldGridProps {
  /** The common subject of the fields; screen readers read it before each field. */
  legend: string
  /** One or two sentences under the legend. */
  hint?: ReactNode
  /** Disables all fields at once, for example while they are being sent. @default false */
  disabled?: boolean
}

/** Related fields under a common name. */
export function FieldSet({ legend, hint, disabled, children, layout = 'stacked' }: FieldSetProps) {
  const id = useId()
  return (
    <fieldset className={styles.fieldSet} disabled={disabled} aria-describedby={hint ? id : undefined}>
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
