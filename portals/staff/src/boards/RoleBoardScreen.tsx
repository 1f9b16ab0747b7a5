import { useBoard, type BoardFilter } from '@press/client'
import { getGrantedScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useListParams, useNavigate, FilterChip } from '@press/shell'
import { ButtonLink, EmptyState, glyphs, NoResults, Page, PageHeader, SearchField, SegmentedControl } from '@press/ui'
import { ManagerFilter } from '../shared/ManagerFilter.tsx'
import { useStaff } from '../shared/useStaff.ts'
import { LanesBoard } from './LanesBoard.tsx'
import { BoardHistoryLink, useHistoryDay } from './useHistoryDay.tsx'
import { TechCardBoardHistoryScreen } from './TechCardBoardHistoryScreen.tsx'
import { createEmptyBoard, TechCardBoard } from './TechCardBoard.tsx'
import { WorkBoardScreen } from './WorkBoardScreen.tsx'

const defaults = { search: '', manager: '', due: '', stage: '', lanes: '' }
const dueFilters = ['overdue', 'week'] as const

/** The board of the user's role: works for an executor, else tech cards. Roles that may read the history can view a past day. */
export function RoleBoardScreen() {
  const { role } = useStaff()
  const { at, goTo } = useHistoryDay()
  if (role === 'executor') return <WorkBoardScreen />
  return at ? <TechCardBoardHistoryScreen at={at} onDayChange={goTo} /> : <TodaysBoard />
}

/** All tech cards in the columns of their stages. */
function TodaysBoard() {
  const { t } = useTranslation('boards')
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const [{ search, manager, due, stage, lanes }, setParams] = useListParams(defaults)

  const chosenDue = dueFilters.find((one) => one === due)
  const filter: BoardFilter = {
    search,
    ...(manager && { project_manager_id: Number(manager) }),
    ...(chosenDue && { due: chosenDue }),
  }
  const { board, error, retry, loadMore, move, takeBack } = useBoard(filter)
  const isFiltered = Boolean(search || manager || due)

  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={t('title')}
          count={board ? t('total', { count: board.total }) : undefined}
          activeFilterCount={[search, manager, due].filter(Boolean).length}
          filters={
            <>
              <SearchField
                label={t('filter.search')}
                value={search}
                onValueChange={(next) => setParams({ search: next })}
              />
              <ManagerFilter value={manager} onValueChange={(next) => setParams({ manager: next })} />
              <FilterChip
                label={t('filter.due')}
                allLabel={t('filter.anyDue')}
                glyph={glyphs.calendarBlank}
                options={dueFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
                value={chosenDue ?? ''}
                onValueChange={(next) => setParams({ due: next })}
              />
              <BoardHistoryLink />
              <SegmentedControl
                label={t('view.label')}
                options={[
                  { value: 'board', label: t('view.board'), glyph: glyphs.kanban, iconOnly: true },
                  { value: 'lanes', label: t('view.lanes'), glyph: glyphs.rows, iconOnly: true },
                  { value: 'list', label: t('view.list'), glyph: glyphs.list, iconOnly: true },
                ]}
                value={lanes ? 'lanes' : 'board'}
                onValueChange={(view) =>
                  view === 'list'
                    ? void navigate(paths.techCards)
                    : setParams({ lanes: view === 'lanes' ? 'manager' : '' })
                }
              />
            </>
          }
          primary={
            getGrantedScope(role, 'techCards', 'write') && (
              <ButtonLink variant="primary" leading={glyphs.plus} href={paths.newTechCard()}>
                {t('newCard')}
              </ButtonLink>
            )
          }
        />
      }
    >
      {lanes ? (
        <LanesBoard filter={filter} />
      ) : (
        <QueryBoundary result={{ data: board ?? (error ? undefined : createEmptyBoard(role)), error, mutate: retry }}>
          {(loadedBoard) => (
            <TechCardBoard
              board={loadedBoard}
              loading={!board}
              startAt={stage}
              loadMore={loadMore}
              move={move}
              takeBack={takeBack}
              empty={
                isFiltered ? (
                  <NoResults query={search} onReset={() => setParams({ search: '', manager: '', due: '' })} />
                ) : (
                  <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
                )
              }
            />
          )}
        </QueryBoundary>
      )}
    </Page>
  )
}
