import { useId } from 'react'
import type { ThemeName } from '../../themes/themes.ts'
import * as styles from './ThemeChoice.css.ts'

export interface ThemeChoiceProps {
  label: string
  value: ThemeName
  onValueChange: (theme: ThemeName) => void
  options: readonly { name: ThemeName; label: string; chrome: 'light' | 'dark'; canvas: 'light' | 'dark' }[]
}

/** Shows the themes as small pictures of the frame, in their own colours. */
export function ThemeChoice({ label, value, onValueChange, options }: ThemeChoiceProps) {
  const groupName = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map(({ name, label: themeLabel, chrome, canvas }) => (
        <label key={name} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={groupName}
            value={name}
            checked={name === value}
            onChange={() => onValueChange(name)}
          />
          <span className={styles.picture} data-surface={chrome} aria-hidden>
            <span className={styles.menu}>
              <span className={styles.line} />
              <span className={`${styles.line} ${styles.lineOn}`} />
              <span className={styles.line} />
              <span className={styles.line} />
            </span>
            <span className={styles.canvas} data-surface={canvas}>
              <span className={styles.card} />
              <span className={styles.card} />
            </span>
          </span>
          <span className={styles.name}>{themeLabel}</span>
        </label>
      ))}
    </div>
  )
}
