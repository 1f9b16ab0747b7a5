import { getQueueQuickAction, type QueueItem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Page, Panel, Stack } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { StaleBar } from '../../../primitives/Alert/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Pagination } from '../../../primitives/Pagination/index.ts'
import { stageCounts } from '../../shared/fixtures/tech-cards.ts'
import { today } from '../../shared/fixtures/books.ts'
import { QueueList } from './QueueList.tsx'
import { StageSummary } from './StageSummary.tsx'

interface FixtureStaffHomeProps {
  /** The items. Omit while the items load. */
  items?: readonly QueueItem[] | undefined
  failed?: boolean
  /** Whether the shown items are outdated. */
  stale?: boolean
  onRetry: () => void
  onAct?: (item: QueueItem) => void
}

const pageSize = 12
const hrefOf = ({ kind, id }: QueueItem) => `#/${kind}s/${id}`
const actsOn = ({ step, stage }: QueueItem) => getQueueQuickAction('initiator', step, stage) !== null

/** The home page of the staff portal, composed as in the portal. */
export function StaffHomeFixture({ items, failed, stale, onRetry, onAct }: FixtureStaffHomeProps) {
  const { t } = useTranslation(['queue', 'shell'])
  const [page, setPage] = useState(1)
  const late = items?.filter(({ due }) => due && due < today).length ?? 0
  const counts = items && [t('things', { count: items.length }), ...(late > 0 ? [t('overdue', { count: late })] : [])]
  return (
    <ScreenFixture under="home">
      <Page
        header={<PageHeader title={t('title')} {...(counts && items.length > 0 && { count: counts.join(', ') })} />}
      >
        <Stack gap={5}>
          {failed && <ErrorState onRetry={onRetry}>{t('shell:error.unreachable')}</ErrorState>}
          {stale && <StaleBar at="2026-11-21T09:02:00Z" onRefresh={onRetry} />}
          {!failed && !items && (
            <Panel>
              <QueueList hrefOf={hrefOf} />
            </Panel>
          )}
          {items && (
            <>
              <StageSummary stages={stageCounts} hrefOf={(stage) => `#/kanban?stage=${stage}`} />
              <QueueList
                items={items.slice((page - 1) * pageSize, page * pageSize)}
                hrefOf={hrefOf}
                actsOn={actsOn}
                {...(onAct && { onAct })}
                footer={
                  items.length > pageSize && (
                    <Pagination page={page} pageSize={pageSize} total={items.length} onPageChange={setPage} />
                  )
                }
              />
            </>
          )}
        </Stack>
      </Page>
    </ScreenFixture>
  )
}
