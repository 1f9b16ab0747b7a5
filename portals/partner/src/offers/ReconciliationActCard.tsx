import { useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { ActMenu } from '@press/shell'
import { DateRangeField, Inline, useToday } from '@press/ui'
import { useState } from 'react'

/** The reconciliation act with the partner's organization for the selected period, by default this year to date. */
export function ReconciliationActCard() {
  const { t } = useTranslation('accounts')
  const today = useToday()
  const [period, setPeriod] = useState({ from: `${today.slice(0, 4)}-01-01`, to: today })
  const organization = useCall('GET /api/organizations', { query: {} }).data?.organizations[0]
  if (!organization) return null
  return (
    <Inline>
      <DateRangeField label={t('ledger.period')} value={period} onValueChange={setPeriod} max={today} />
      <ActMenu id={organization.id} name={organization.name} period={period} />
    </Inline>
  )
}
