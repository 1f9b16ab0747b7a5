import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Popover } from '../../../primitives/Popover/index.ts'
import * as styles from './StatisticsPanels.css.ts'

/** The definition of a figure in one sentence, under a button next to its name. */
export function Definition({ name, children }: { name: string; children: string }) {
  const { t } = useTranslation('statistics')
  const label = t('about', { name })
  return (
    <Popover
      label={label}
      align="start"
      renderTrigger={(props) => (
        <span className={styles.onScreen}>
          <IconButton {...props} size="sm" glyph={glyphs.info} label={label} />
        </span>
      )}
    >
      {() => <p className={styles.definition}>{children}</p>}
    </Popover>
  )
}
