import { getFirstResponseTime, type SupportRequest } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { useDuration } from './useDuration.ts'
import * as styles from './SupportDesk.css.ts'

const stateGlyphs = { waiting: glyphs.hourglass, late: glyphs.warningCircle, answered: glyphs.check }

/**
 * The time that a request has waited for its first answer, next to the norm. Once the request is answered, it shows the total
 * waiting time.
 */
export function SupportWaitLine({ request, now }: { request: SupportRequest; now: Date }) {
  const { t } = useTranslation('support')
  const formatDuration = useDuration()
  const responseTime = getFirstResponseTime(request, now)
  return (
    responseTime && (
      <p className={styles.wait[responseTime.state]}>
        <Icon glyph={stateGlyphs[responseTime.state]} size={14} />
        {t(`wait.${responseTime.state}`, { duration: formatDuration(responseTime.minutes) })}
      </p>
    )
  )
}
