import { getFirstResponseTime, type SupportRequest } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { useDuration } from './useDuration.ts'
import * as styles from './SupportDesk.css.ts'

const signs = { waiting: glyphs.hourglass, late: glyphs.warningCircle, answered: glyphs.check }

/** How long a request waits for its first answer, beside the norm; how long it waited once it has one. */
export function SupportWaitLine({ request, now }: { request: SupportRequest; now: Date }) {
  const { t } = useTranslation('support')
  const duration = useDuration()
  const wait = getFirstResponseTime(request, now)
  return (
    wait && (
      <p className={styles.wait[wait.state]}>
        <Icon glyph={signs[wait.state]} size={14} />
        {t(`wait.${wait.state}`, { duration: duration(wait.minutes) })}
      </p>
    )
  )
}
