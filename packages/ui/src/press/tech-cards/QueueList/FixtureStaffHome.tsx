import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Inline, Page, Panel, Stack } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { StaleBar } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { stageCounts } from '../fixtures.ts'
import { today } from '../../books/fixtures.ts'
import type { QueueItem } from '../wire.ts'
import { QueueList } from './QueueList.tsx'
import { StageSummary } from './StageSummary.tsx'

interface FixtureStaffHomeProps {
  /** Leave it out while it is loading. */
  items?: readonly QueueItem[] | undefined
  failed?: boolean
  /** What stands there came a while ago. */
  stale?: boolean
  onRetry: () => void
}

const first = 12
const hrefOf = ({ kind, id }: QueueItem) => `#/${kind}s/${id}`

/** The first screen of the staff portal, composed as the portal composes it. */
export function FixtureStaffHome({ items, failed, stale, onRetry }: FixtureStaffHomeProps) {
  const { t } = useTranslation(['queue', 'shell'])
  const [all, setAll] = useState(false)
  const late = items?.filter(({ due }) => due && due < today).length ?? 0
  const counts = items && [t('count', { count: items.length }), ...(late > 0 ? [t('overdue', { count: late })] : [])]
  const more = !all && items ? items.length - first : 0
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
              <Panel>
                <QueueList
                  items={all ? items : items.slice(0, first)}
                  hrefOf={hrefOf}
                  today={today}
                  footer={
                    more > 0 && (
                      <Inline justify="center">
                        <Button variant="quiet" onClick={() => setAll(true)}>
                          {t('more', { count: more })}
                        </Button>
                      </Inline>
                    )
                  }
                />
              </Panel>
            </>
          )}
        </Stack>
      </Page>
    </ScreenFixture>
  )
}
