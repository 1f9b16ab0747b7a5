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
  const { to } = useStaff()
  const [whose, setWhose] = useState<'section' | 'all'>('section')
  const all = whose === 'all'
  return (
    <Panel
      title={t(section === 'materials' && !all ? 'history.materials' : 'history.title')}
      actions={
        <SegmentedControl
          size="sm"
          label={t('history.whose')}
          value={whose}
          onValueChange={setWhose}
          options={[
            { value: 'section', label: t('history.section') },
            { value: 'all', label: t('history.all') },
          ]}
        />
      }
    >
      <Stack gap={4}>
        <QueryBoundary
          of={useCall('GET /api/settings/{section}/history', { params: { section: all ? 'all' : section } })}
          failed={t('history.failed')}
        >
          {({ changes }) => <SettingHistory entries={changes} mixed={all} />}
        </QueryBoundary>
        <Link href={`${to.log}?resource=setting`}>{t('history.log')}</Link>
      </Stack>
    </Panel>
  )
}
