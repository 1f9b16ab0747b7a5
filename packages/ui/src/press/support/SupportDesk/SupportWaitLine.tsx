import { getFirstResponseTime, type SupportRequest } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { useDuration } from './useDuration.ts'
import * as styles from './SupportDesk.css.ts'

const signs = { waiting: glyphs.hourglass, late: glyphs.warningCircle, answered: glyphs.check }

/**
 * The time that a request has waited for its first answer, next to the norm. Once the request is answered, it shows the total
 * waiting time.
 */
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
