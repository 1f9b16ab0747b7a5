import { useTranslation } from '@press/i18n'
import { Kbd } from '../../primitives/Kbd/index.ts'
import * as styles from './CommandPalette.css.ts'

interface CommandKeysProps {
  /** How much was found, once something is typed. */
  total?: number
  /** There are several sections to go through. */
  sections: boolean
}

/** The keys of the palette at its foot, for who looks; the guide says them to everybody else. */
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
