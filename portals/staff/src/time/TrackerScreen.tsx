import { useTranslation } from '@press/i18n'
import { Page, PageHeader } from '@press/ui'
import { TimeClockPanel } from './TimeClockPanel.tsx'

/** Clocks the user in and out of work. */
export function TrackerScreen() {
  const { t } = useTranslation('time')
  return (
    <Page header={<PageHeader title={t('clock.title')} />}>
      <TimeClockPanel withLink />
    </Page>
  )
}
