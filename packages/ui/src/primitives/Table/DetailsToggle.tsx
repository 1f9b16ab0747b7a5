import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import * as styles from './Table.css.ts'

interface DetailsToggleProps {
  /** The row's name. */
  label: string
  /** The id of the details while they are rendered. */
  controls: string | undefined
  open: boolean
  onToggle: () => void
}

/** A button that opens the details of a row. It loads its own texts, so that tables without details do not load them. */
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
