import type { SupportEvent } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Heading } from '../../../foundations/Text/index.ts'
import { Timeline } from '../../../primitives/Timeline/index.ts'
import * as styles from './SupportDesk.css.ts'

/** The events of a request, with the exact text of its answers. */
export function SupportHistory({ history }: { history: readonly SupportEvent[] }) {
  const { t } = useTranslation('support')
  return (
    <>
      <Heading level={3}>{t('history.heading')}</Heading>
      <Timeline
        label={t('history.label')}
        events={history.map(({ id, step, at, name, response }) => ({
          key: String(id),
          title: t(`history.${step}`),
          date: at,
          detail: (
            <>
              {name}
              {response && <p className={styles.said}>{response}</p>}
            </>
          ),
        }))}
      />
    </>
  )
}
