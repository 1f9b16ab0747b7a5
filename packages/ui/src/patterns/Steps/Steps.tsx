import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './Steps.css.ts'

export interface StepItem<Key extends string> {
  key: Key
  name: string
  /** `done` is complete; `problem` contains an error. @default 'open' */
  state?: 'open' | 'done' | 'problem'
}

export interface StepsProps<Key extends string> {
  /** Name of the list: the form that the steps belong to. */
  label: string
  steps: readonly StepItem<Key>[]
  /** The key of the step that is shown. */
  value: Key
  /** Opens a step; every step can be opened at any time. */
  onValueChange: (key: Key) => void
}

/** The steps of a long form as a line above it. */
export function Steps<Key extends string>({ label, steps, value, onValueChange }: StepsProps<Key>) {
  const { t } = useTranslation('ui')
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ key, name, state = 'open' }, index) => {
          const isCurrent = key === value
          const appearance = state === 'problem' ? 'problem' : isCurrent ? 'current' : state
          return (
            <li key={key} className={styles.item}>
              <button
                type="button"
                className={`${styles.step} ${styles.line[appearance]}`}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onValueChange(key)}
              >
                <span className={styles.marker[appearance]} aria-hidden>
                  {appearance === 'done' && <Icon glyph={glyphs.check} size={12} weight="bold" />}
                  {appearance === 'problem' && <Icon glyph={glyphs.warning} size={12} weight="fill" />}
                  {(appearance === 'open' || appearance === 'current') && index + 1}
                </span>
                <span className={classes(styles.name, !isCurrent && styles.nameAside)}>{name}</span>
                {state !== 'open' && <VisuallyHidden>{t(`steps.${state}`)}</VisuallyHidden>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
