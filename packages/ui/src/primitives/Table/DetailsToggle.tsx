import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import * as styles from './Table.css.ts'

interface DetailsToggleProps {
  /** The row's name. */
  label: string
  /** Id of the details while they stand in the page. */
  controls: string | undefined
  open: boolean
  onToggle: () => void
}

/** Opens what is beneath a row. Its texts are its own, so that tables without details do not load them. */
export function DetailsToggle({ label, controls, open, onToggle }: DetailsToggleProps) {
  const { t } = useTranslation('tables')
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('details', { row: label })}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon glyph={glyphs.caretRight} size={14} />
    </button>
  )
}
