import { act, useCall, useSession } from '@press/client'
import { createMatcher, getCardNumberSpellings, normalizeSearchText } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useErrorMessage, useListParams, usePageTitle, useUpload, useSaving } from '@press/shell'
import {
  EmptyState,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  useToast,
  WorkBoard,
  type BoardWork,
  type WorkBoardProps,
} from '@press/ui'
import { useCallback, useMemo } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { foldedWorkColumns } from './folded-columns.ts'

const defaults = { search: '' }

/** An executor's works by progress. Dropping a card accepts an offered work or submits a finished work. */
export function WorkBoardScreen() {
  const { t } = useTranslation('projects')
  usePageTitle(t('board.title'))
  const { paths } = useStaff()
  const myId = useSession().user?.id
  const [{ search }, setParams] = useListParams(defaults)
  const answer = useCall('GET /api/my-works', {})
  const onUpload = useUpload('document')
  const formatError = useErrorMessage()
  const { save, submit } = useSaving()
  const toast = useToast()

  const works = useMemo((): BoardWork[] => {
    const { offers = [], works: ownWorks = [], answered = [], approved = [] } = answer.data ?? {}
    const answeredWorks = answered.map((work) => ({ ...work, hasAnswered: true }))
    const matchesSearch = createMatcher(search)
    return [...offers, ...answeredWorks, ...ownWorks, ...approved].filter(({ book_name, authors, techcard_id }) =>
      matchesSearch(normalizeSearchText(`${book_name} ${authors} ${getCardNumberSpellings(techcard_id)}`)),
    )
  }, [answer.data, search])

  const onTake = async (work: BoardWork) => {
    const isAssigned = work.executor?.id === myId
    try {
      await act('POST /api/work-types/{id}/respond', { params: { id: work.id }, body: { agree: true, comment: '' } })
    } catch (error) {
      throw new Error(formatError(error), { cause: error })
    }
    toast({
      message: t(isAssigned ? 'mine.taken' : 'mine.answered', { title: work.book_name }),
      action: { label: t('mine.takeBack'), onAction: () => void onTakeBack(work) },
    })
    return isAssigned
  }
  const onTakeBack = async (work: BoardWork) => {
    await save(
      'change',
      () => act('DELETE /api/work-types/{id}/respond', { params: { id: work.id } }),
      t('mine.takenBack', { title: work.book_name }),
    )
  }
  const onHandIn: WorkBoardProps['onHandIn'] = async ({ work: { id }, result_files }) => {
    const work = works.find((one) => one.id === id)
    const version = answer.data?.works.find((one) => one.id === id)?.version
    await submit(
      () =>
        act('POST /api/work-types/{id}/status', {
          params: { id },
          body: { status: 'completed', version, ...(result_files && { result_files }) },
        }),
      t('mine.handedIn', { title: work?.book_name ?? '' }),
    )
  }

  const boardProps = {
    hrefOf: useCallback(({ project_id }: BoardWork) => paths.project(project_id), [paths]),
    onAccept: onTake,
    onHandIn,
    onUpload,
  }
  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          title={t('board.title')}
          count={answer.data ? t('board.count', { count: works.length }) : undefined}
          activeFilterCount={search ? 1 : 0}
          filters={
            <SearchField
              label={t('board.search')}
              value={search}
              onValueChange={(next) => setParams({ search: next })}
            />
          }
        />
      }
    >
      <QueryBoundary result={answer} skeleton={<WorkBoard {...boardProps} works={[]} state="loading" />}>
        {() => (
          <WorkBoard
            {...boardProps}
            works={works}
            defaultFolded={foldedWorkColumns.get()}
            onFoldedChange={foldedWorkColumns.set}
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
