import { useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary } from '@press/shell'
import { Page, PageHeader, Stack, TemplateTable, Text } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

/** The templates of all kinds of contracts, with the person who last changed each. */
export function TemplatesScreen() {
  const { t } = useTranslation('contract-templates')
  const { paths } = useStaff()
  const answer = useCall('GET /api/contract-templates', {})
  return (
    <Page header={<PageHeader title={t('title')} />}>
      <Stack gap={4}>
        <Text tone="secondary">{t('subtitle')}</Text>
        <QueryBoundary result={answer} skeleton={<TemplateTable rows={[]} hrefOf={paths.contractTemplate} loading />}>
          {({ templates }) => <TemplateTable rows={templates} hrefOf={paths.contractTemplate} />}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}
