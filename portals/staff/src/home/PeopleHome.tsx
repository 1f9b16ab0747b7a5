import { useTranslation } from '@press/i18n'
import { Page, PageHeader } from '@press/ui'
import { Load } from './StatisticsHome.tsx'

/** HR's home: whose hands are full this week, and whose are free. */
export function PeopleHome() {
  const { t } = useTranslation('statistics')
  return (
    <Page header={<PageHeader title={t('today.people')} />}>
      <Load />
    </Page>
  )
}
