import { useTranslation } from '@press/i18n'
import { Page, PageHeader } from '@press/ui'
import { TimeClockPanel } from './TimeClockPanel.tsx'

/** Says that one has come to work, or leaves it. */
export function TrackerScreen() {
  const { t } = useTranslation('time')
  return (
    <Page header={<PageHeader title={t('clock.title')} />}>
      <TimeClockPanel withLink />
    </Page>
  )
}
