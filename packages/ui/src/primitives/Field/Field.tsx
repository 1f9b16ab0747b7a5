import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'
import type { FieldParts, FieldTexts } from './useField.ts'
import { useValueHeldDuringPress } from './useValueHeldDuringPress.ts'

export interface FieldProps extends FieldTexts, Pick<FieldParts, 'ids'> {
  /** The control, with the props that `useField` returns. */
  children: ReactNode
  /** Use `group` when the field has several controls (radios): the label then names the group. @default 'control' */
  kind?: 'control' | 'group'
  /** Content at the end of the line beneath the control, such as a counter. */
  messageAside?: ReactNode
}

/** The frame around one control: the label above; the hint, reason or error beneath. */
export function Field({
  ids,
  label,
  labelHidden,
  hint,
  error,
  required,
  optional,
  readOnlyReason,
  labelAside,
  children,
  kind = 'control',
  messageAside,
}: FieldProps) {
  const { t } = useTranslation('ui')
  const labelContent = (
    <>
      {label}
      {required && (
        <span className={styles.requiredStar} aria-hidden>
          {'\u00a0*'}
        </span>
      )}
    </>
  )
  const labelElement =
    kind === 'group' ? (
      <span className={styles.label} id={ids.label}>
        {labelContent}
      </span>
    ) : (
      <label className={styles.label} id={ids.label} htmlFor={ids.control}>
        {labelContent}
      </label>
    )
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {labelElement}
          {optional && (
            <span className={styles.aside} id={ids.optional}>
              {t('field.optional')}
            </span>
          )}
          {labelAside && <span className={styles.aside}>{labelAside}</span>}
        </div>
      )}
      {children}
      <FieldMessage id={ids.below} error={error} reason={readOnlyReason} hint={hint} aside={messageAside} />
    </div>
  )
}

interface FieldMessageProps {
  id: string
  error?: string | undefined
  reason?: string | undefined
  hint?: ReactNode
  aside?: ReactNode
}

/** The line beneath a control. An error takes precedence over the reason, and the reason over the hint. */
export function FieldMessage({ id, error: currentError, reason, hint, aside }: FieldMessageProps) {
  const error = useValueHeldDuringPress(currentError)
  const icon = error ? glyphs.warningCircle : reason ? glyphs.lockSimple : undefined
  const text = error ?? reason ?? hint
  if (!text && !aside) return null
  return (
    <div className={`${styles.messageLine} ${error ? styles.error : styles.hint}`}>
      {text && (
        <>
          {icon && (
            <span className={styles.messageIcon}>
              <Icon glyph={icon} size={14} weight={error ? 'fill' : 'regular'} />
            </span>
          )}
          <span id={id} className={styles.messageText}>
            {text}
          </span>
        </>
      )}
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  )
}
