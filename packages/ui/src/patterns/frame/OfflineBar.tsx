import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import * as styles from './OfflineBar.css.ts'

/** Says that the server cannot be reached, and what that means for what is on screen. Rendered empty while all is well. */
export function OfflineBar({ offline }: { offline: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <output data-surface="canvas" className={styles.host}>
      {offline && (
        <div className={styles.bar}>
          <span className={styles.glyph}>
            <Icon glyph={glyphs.wifiSlash} size={16} weight="fill" />
          </span>
          {t('offline')}
        </div>
      )}
    </output>
  )
}
