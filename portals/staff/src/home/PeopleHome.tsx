import { useLoad } from '@press/client'
import { useTranslation } from '@press/i18n'
import { LoadPanel, Page, PageHeader } from '@press/ui'

/** HR's home: whose hands are full this week, and whose are free. */
export function PeopleHome() {
  const { t } = useTranslation('statistics')
  const { data, error, mutate } = useLoad()
  return (
    <Page header={<PageHeader title={t('today.people')} />}>
      <LoadPanel
        rows={data?.people ?? []}
        loading={data === undefined && error === undefined}
        failed={data === undefined && error !== undefined}
        onRetry={() => void mutate()}
      />
    </Page>
  )
}
