import { useCall } from '@press/client'
import { boardColumnKeys, getGrantedScope, parsePeriodName, stageKeys, type BoardColumn } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useNavigate, FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import {
  ButtonLink,
  Chip,
  glyphs,
  SearchField,
  SegmentedControl,
  stageGlyphs,
  TechCardCards,
  TechCardTable,
  usePeriodTitle,
} from '@press/ui'
import { useCallback } from 'react'
import { ManagerFilter } from '../shared/ManagerFilter.tsx'
import { useStaff } from '../shared/useStaff.ts'

const defaults = listDefaults('stage', 'manager', 'out', 'late', 'left', 'left_in')
const sortKeys = ['created_at', 'book_name', 'due', 'stage', 'quantity'] as const

/** All tech cards that the user may see, as a list or as books. */
export function TechCardsScreen() {
  const { t } = useTranslation(['tech-cards', 'boards', 'domain'])
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const isGrid = params.view === 'grid'
  const { manager } = params
  const column = boardColumnKeys.find((key) => key === params.stage)
  const period = parsePeriodName(params.out)
  const isLateOnly = period !== null && params.late !== ''
  const leftStage = stageKeys.find((key) => key === params.left)
  const leftPeriod = parsePeriodName(params.left_in)
  const cards = useCall('GET /api/tech-cards', {
    query: {
      ...query,
      ...(column && { stage: column }),
      ...(manager && { project_manager_id: Number(manager) }),
      ...(period && { out: period.name }),
      ...(isLateOnly && { late: '1' as const }),
      ...(leftStage && { left: leftStage, ...(leftPeriod && { left_in: leftPeriod.name }) }),
    },
  })
  const periodTitle = usePeriodTitle()
  const getHref = useCallback(({ id }: { id: number }) => paths.techCard(id), [paths])
  const getColumnName = (key: BoardColumn) => (key === 'archieve' ? t('boards:archive') : t(`domain:stage.${key}`))

  return (
    <ListScreen
      title={t('list.label')}
      list={list}
      result={cards}
      formatTotal={(count) => t('list.found', { count })}
      activeFilterCount={[query.search, column, manager, period, leftStage].filter(Boolean).length}
      onReset={() => setParams({ search: '', stage: '', manager: '', out: '', late: '', left: '', left_in: '' })}
      filters={
        <>
          <SearchField
            label={t('boards:filter.search')}
            value={query.search}
            onValueChange={(next) => setParams({ search: next })}
          />
          <FilterChip
            label={t('boards:filter.stage')}
            allLabel={t('boards:filter.anyStage')}
            glyph={glyphs.funnel}
            options={boardColumnKeys.map((key) => ({
              value: key,
              label: getColumnName(key),
              glyph: key === 'archieve' ? glyphs.archive : stageGlyphs[key],
            }))}
            value={column ?? ''}
            onValueChange={(next) => setParams({ stage: next })}
          />
          {period && (
            <Chip
              label={t(isLateOnly ? 'list.outLate' : 'list.out')}
              value={periodTitle(period)}
              glyph={glyphs.calendarBlank}
              active
              onRemove={() => setParams({ out: '', late: '' })}
            />
          )}
          {leftStage && (
            <Chip
              label={t('list.left', { stage: t(`domain:stage.${leftStage}`) })}
              value={leftPeriod ? periodTitle(leftPeriod) : undefined}
              glyph={glyphs.calendarBlank}
              active
              onRemove={() => setParams({ left: '', left_in: '' })}
            />
          )}
          <ManagerFilter value={manager} onValueChange={(next) => setParams({ manager: next })} />
          <SegmentedControl
            label={t('boards:view.label')}
            options={[
              { value: 'board', label: t('boards:view.board'), glyph: glyphs.kanban, iconOnly: true },
              { value: 'list', label: t('boards:view.list'), glyph: glyphs.list, iconOnly: true },
              { value: 'grid', label: t('boards:view.grid'), glyph: glyphs.squaresFour, iconOnly: true },
            ]}
            value={isGrid ? 'grid' : 'list'}
            onValueChange={(next) => (next === 'board' ? void navigate(paths.kanban) : setParams({ view: next }))}
          />
        </>
      }
      primary={
        getGrantedScope(role, 'techCards', 'write') && (
          <ButtonLink variant="primary" leading={glyphs.plus} href={paths.newTechCard()}>
            {t('list.newCard')}
          </ButtonLink>
        )
      }
      skeleton={<TechCardCards hrefOf={getHref} />}
      renderGrid={isGrid ? ({ techcards }) => <TechCardCards rows={techcards} hrefOf={getHref} /> : undefined}
      renderTable={({ techcards }, footer) => (
        <TechCardTable rows={techcards} hrefOf={getHref} {...sorting} footer={footer} fill />
      )}
    />
  )
}
