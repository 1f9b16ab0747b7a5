import { useCall } from '@press/client'
import type { SettingSection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary } from '@press/shell'
import { Link, Panel, SegmentedControl, SettingHistory, Stack } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** The changes of one section or of all sections, the latest first. */
export function History({ section }: { section: SettingSection }) {
  const { t } = useTranslation('settings')
  const { paths } = useStaff()
  const [scope, setScope] = useState<'section' | 'all'>('section')
  const isAllSections = scope === 'all'
  return (
    <Panel
      title={t(section === 'materials' && !isAllSections ? 'history.materials' : 'history.title')}
      actions={
        <SegmentedControl
          size="sm"
          label={t('history.whose')}
          value={scope}
          onValueChange={setScope}
          options={[
            { value: 'section', label: t('history.section') },
            { value: 'all', label: t('history.all') },
          ]}
        />
      }
    >
      <Stack gap={4}>
        <QueryBoundary
          result={useCall('GET /api/settings/{section}/history', {
            params: { section: isAllSections ? 'all' : section },
          })}
          errorTitle={t('history.failed')}
        >
          {({ changes }) => <SettingHistory entries={changes} mixed={isAllSections} />}
        </QueryBoundary>
        <Link href={`${paths.log}?resource=setting`}>{t('history.log')}</Link>
      </Stack>
    </Panel>
  )
}
