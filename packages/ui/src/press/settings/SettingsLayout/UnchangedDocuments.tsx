import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import * as styles from './SettingsLayout.css.ts'

/** States that sent documents stay unchanged, and gives their number. */
export function UnchangedDocuments({ sentDocumentCount }: { sentDocumentCount: number }) {
  const { t } = useTranslation('settings')
  const { number } = useFormat()
  const id = useId()
  return (
    <section className={styles.kept} aria-labelledby={id}>
      <h2 id={id} className={styles.keptTitle}>
        <Icon glyph={glyphs.lockSimple} size={16} weight="fill" />
        {t('kept.title')}
      </h2>
      <p className={styles.keptText}>
        {sentDocumentCount > 0
          ? t('kept.text', { count: sentDocumentCount, number: number(sentDocumentCount) })
          : t('kept.none')}
      </p>
    </section>
  )
}
