import { act, useApplicationBoard } from '@press/client'
import type { ApplicationStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useRefusal, useListParams } from '@press/shell'
import {
  ApplicationBoard,
  EmptyState,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  useToast,
  type BoardApplication,
  type Decision,
} from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ApplicationViews } from './ApplicationViews.tsx'
import { useBuildLetter } from './useBuildLetter.ts'

const defaults = { search: '', status: '' }

/** Applications in columns by status. Decisions are made from the card. */
export function ApplicationBoardScreen() {
  const { t } = useTranslation(['applications', 'domain'])
  const { role, paths } = useStaff()
  const toast = useToast()
  const toFormError = useRefusal()
  const buildLetter = useBuildLetter()
  const [{ search, status }, setParams] = useListParams(defaults)
  const { data, error, mutate, loadMore } = useApplicationBoard(search)
  const getHref = useCallback(({ id }: { id: number }) => paths.application(id), [paths])
  const total = data?.reduce((sum, column) => sum + column.total, 0)

  const submitDecision = async ({ id, version }: BoardApplication, decision: Decision) => {
    try {
      await act('POST /api/applications/{id}/status', { params: { id }, body: { ...decision, version } })
    } catch (failure) {
      const { message } = toFormError(failure, {
        conflict: (current) => {
          const { application } = current as { application: { status: ApplicationStatus } }
          return t('board.overtaken', { status: t(`domain:applicationStatus.${application.status}`) })
        },
      })
      throw new Error(message, { cause: failure })
    }
    toast({ message: t(`decision.done.${decision.status}`) })
  }
  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={t('board.title')}
          count={total !== undefined ? t('list.found', { count: total }) : undefined}
          activeFilterCount={search ? 1 : 0}
          filters={
            <>
              <SearchField
                label={t('list.search')}
                value={search}
                onValueChange={(next) => setParams({ search: next })}
              />
              <ApplicationViews value="board" />
            </>
          }
        />
      }
    >
      <QueryBoundary result={{ data: data ?? (error ? undefined : []), error, mutate }}>
        {(columns) => (
          <ApplicationBoard
            columns={columns}
            state={data ? 'ready' : 'loading'}
            deciderRole={role}
            hrefOf={getHref}
            onLetter={({ id }, decision, locale) => buildLetter(id, decision, locale)}
            onDecide={submitDecision}
            onReachEnd={loadMore}
            startAt={columns.find((column) => column.status === status)?.status}
            empty={
              search ? (
                <NoResults query={search} onReset={() => setParams({ search: '' })} />
              ) : (
                <EmptyState title={t('board.emptyTitle')}>{t('board.emptyText')}</EmptyState>
              )
            }
          />
        )}
      </QueryBoundary>
    </Page>
  )
}
