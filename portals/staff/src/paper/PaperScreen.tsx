import { useCall } from '@press/client'
import { getGrantedScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary } from '@press/shell'
import { Columns, Page, PageHeader, PaperBalances, PaperMovements, PaperRuns, Panel, Stack, Text } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { CorrectRunDialog } from './CorrectRunDialog.tsx'
import { usePaperActions } from '../shared/paper/usePaperActions.tsx'

/** The press's paper: stock, print runs that need it, pending orders, and movements. The printing house manages it. */
export function PaperScreen() {
  const { t } = useTranslation('paper-stock')
  const { role, paths } = useStaff()
  const canWrite = getGrantedScope(role, 'paper', 'write') === 'all'
  const [paperActions, paperDialog] = usePaperActions()
  const [runToCorrect, setRunToCorrect] = useState<number>()
  return (
    <Page header={<PageHeader title={t('title')} />}>
      <QueryBoundary result={useCall('GET /api/paper', {})}>
        {({ papers, orders, movements, runs }) => (
          <Columns aside="end">
            <Stack gap={4}>
              <Panel title={t('balances')} actions={<Text tone="muted">{t('hint')}</Text>}>
                <PaperBalances balances={papers} orders={orders} actions={canWrite ? paperActions : undefined} />
              </Panel>
              <Panel title={t('runs')}>
                <PaperRuns runs={runs} hrefOf={paths.techCard} />
              </Panel>
            </Stack>
            <Panel title={t('movements')}>
              <PaperMovements
                movements={movements}
                hrefOf={paths.techCard}
                onCorrect={canWrite ? setRunToCorrect : undefined}
              />
            </Panel>
          </Columns>
        )}
      </QueryBoundary>
      {runToCorrect !== undefined && (
        <CorrectRunDialog card={runToCorrect} onClose={() => setRunToCorrect(undefined)} />
      )}
      {paperDialog}
    </Page>
  )
}
