import { useTranslation } from '@press/i18n'
import * as styles from './SetupSamples.css.ts'

/** Help for a test letter that does not arrive. */
export function SpamHelp() {
  const { t } = useTranslation('setup')
  return (
    <section>
      <h2 className={styles.listTitle}>{t('letter.spam')}</h2>
      <ol className={styles.list}>
        {(['spam1', 'spam2'] as const).map((key, index) => (
          <li key={key} className={styles.line}>
            <span className={styles.numeral} aria-hidden>
              {index + 1}
            </span>
            {t(`letter.${key}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}
