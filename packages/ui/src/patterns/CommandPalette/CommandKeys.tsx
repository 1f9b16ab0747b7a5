import { useTranslation } from '@press/i18n'
import { Kbd } from '../../primitives/Kbd/index.ts'
import * as styles from './CommandPalette.css.ts'

interface CommandKeysProps {
  /** Number of results, once something is typed. */
  total?: number
  /** Whether there are several sections to switch between. */
  sections: boolean
}

/** The palette's keys in its footer, for sighted people; the guide lists them for everyone else. */
export function CommandKeys({ total, sections }: CommandKeysProps) {
  const { t } = useTranslation('patterns')
  return (
    <footer className={styles.keys} aria-hidden>
      <span>
        <Kbd keys="up" /> <Kbd keys="down" /> {t('palette.move')}
      </span>
      {sections && (
        <span>
          <Kbd keys="tab" /> {t('palette.section')}
        </span>
      )}
      <span>
        <Kbd keys="enter" /> {t('palette.open')}
      </span>
      <span>
        <Kbd keys=">" /> {t('palette.onlyActions')}
      </span>
      <span>
        <Kbd keys="@" /> {t('palette.onlyPeople')}
      </span>
      {total !== undefined && <span className={styles.total}>{t('palette.yours', { count: total })}</span>}
    </footer>
  )
}
