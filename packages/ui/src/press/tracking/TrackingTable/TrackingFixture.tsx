import { stageKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { AuthorFixture } from '../../../docs/AuthorFixture.tsx'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Page, Stack } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Chip } from '../../../primitives/Chip/index.ts'
import { ErrorState, NoResults } from '../../../primitives/EmptyState/index.ts'
import { Pagination } from '../../../primitives/Pagination/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import type { Sort } from '../../../primitives/Table/index.ts'
import { rows as all } from './fixture-rows.ts'
import { TrackingTable } from './TrackingTable.tsx'

export interface TrackingFixtureProps {
  /** The audience of the list. */
  reader: 'author' | 'press'
  state: 'ready' | 'loading' | 'failed' | 'empty'
  /** @default '' */
  search?: string
}

const hrefOf = ({ id }: { id: number }) => `#/booktracking/${id}`
const ignore = () => undefined
const lates = ['overdue', 'slow'] as const

/** The tracked books, composed as in the portals: the press's own list, or an author's. */
export function TrackingFixture({ reader, state, search: first = '' }: TrackingFixtureProps) {
  const { t } = useTranslation(['tracking', 'shell'])
  const [search, setSearch] = useState(first)
  const [late, setLate] = useState<string>('')
  const [sort, setSort] = useState<Sort>({ key: 'stage_since', direction: 'descending' })
  const allRows = state === 'empty' ? [] : all
  const rows = allRows.filter(
    (row) => (!late || row.late === late) && row.book_name.toLowerCase().includes(search.toLowerCase()),
  )
  const reset = () => {
    setSearch('')
    setLate('')
  }
  const count = state === 'ready' ? t('list.found', { count: rows.length }) : undefined
  const table = (press: ReactNode) => {
    if (state === 'failed') return <ErrorState onRetry={ignore}>{t('shell:error.unreachable')}</ErrorState>
    if (state === 'loading') return <TrackingTable rows={[]} hrefOf={hrefOf} loading reader={reader} />
    if (rows.length === 0 && (search || late)) return <NoResults query={search} onReset={reset} />
    return press
  }
  const searchField = <SearchField label={t('list.search')} value={search} onValueChange={setSearch} />

  if (reader === 'author')
    return (
      <AuthorFixture title={t('list.label')}>
        <Page
          width="wide"
          header={<PageHeader bookish title={t('list.label')} {...(count && { description: count })} />}
        >
          <Stack>
            <Inline justify="between" gap={3}>
              <SegmentedControl
                label={t('list.late')}
                value={late}
                onValueChange={setLate}
                options={[
                  { value: '', label: t('back') },
                  ...lates.map((value) => ({ value, label: t(`list.lates.${value}`) })),
                ]}
              />
              <Inline gap={3}>
                {searchField}
                <Button variant="quiet" trailing={glyphs.caretDown}>
                  {t('list.sorts.stage_since')}
                </Button>
              </Inline>
            </Inline>
            {table(<TrackingTable rows={rows} hrefOf={hrefOf} reader="author" />)}
          </Stack>
        </Page>
      </AuthorFixture>
    )
  return (
    <ScreenFixture under="tracking">
      <Page
        scroll="fill"
        header={
          <PageHeader
            title={t('list.label')}
            {...(count && { count })}
            filtersOn={[search, late].filter(Boolean).length}
            filters={
              <>
                {searchField}
                <Chip label={t('list.stage')} value={t('list.anyStage')} glyph={glyphs.funnel} />
                <Chip
                  label={t('list.late')}
                  value={late ? t(`list.lates.${late as 'slow'}`) : t('list.anyLate')}
                  glyph={glyphs.hourglass}
                  on={late !== ''}
                  onClick={() => setLate(late ? '' : 'slow')}
                />
              </>
            }
          />
        }
      >
        {table(
          <TrackingTable
            rows={rows.toSorted((one, other) => stageKeys.indexOf(other.stage) - stageKeys.indexOf(one.stage))}
            hrefOf={hrefOf}
            sort={sort}
            onSortChange={setSort}
            footer={<Pagination page={1} total={rows.length} onPageChange={ignore} />}
            fill
          />,
        )}
      </Page>
    </ScreenFixture>
  )
}
