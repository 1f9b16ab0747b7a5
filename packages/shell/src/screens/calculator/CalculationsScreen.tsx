import { act, useCall } from '@press/client'
import { limits, type SavedCalculation } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  ButtonLink,
  CalculationTable,
  ConfirmDialog,
  EmptyState,
  glyphs,
  NameCalculation,
  NoResults,
  Page,
  PageHeader,
  Pagination,
  SearchField,
  useToast,
  type Sort,
} from '@press/ui'
import { useCallback, useMemo, useState } from 'react'
import { useSayFailure } from '../../calls/useSayFailure.ts'
import { useRefusal } from '../../calls/useRefusal.ts'
import { parseChoice, pageHref } from '../../routing/list-query.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { QueryBoundary } from '../QueryBoundary.tsx'
import { useCalculatorAccess } from './useCalculatorAccess.ts'

/** The open dialog and the row it is about. */
type CalculationDialog = { about: SavedCalculation; what: 'rename' | 'remove' }

const defaults = { search: '', sort_by: 'updated_at', sort_dir: 'desc', page: '1', per_page: String(limits.pageSize) }
const sorts = ['updated_at', 'name', 'sum'] as const

/** The person's saved calculations. */
export function CalculationsScreen() {
  const { t } = useTranslation('calculator')
  const { to } = useCalculatorAccess()
  const [params, set] = useListParams(defaults)
  const query = {
    search: params.search,
    page: Number(params.page) || 1,
    per_page: Number(params.per_page) || limits.pageSize,
    sort_by: parseChoice(sorts, params.sort_by),
    sort_dir: parseChoice(['desc', 'asc'], params.sort_dir),
  }
  const answer = useCall('GET /api/calculations', { query })
  const [dialog, setDialog] = useState<CalculationDialog>()
  const rows = useRowActions(setDialog)
  const { sort_by, sort_dir } = query
  const sort = useMemo(
    (): Sort => ({ key: sort_by, direction: sort_dir === 'asc' ? 'ascending' : 'descending' }),
    [sort_by, sort_dir],
  )
  const hrefOf = useCallback(({ id }: { id: number }) => to.calculation(id), [to])
  const addButton = (
    <ButtonLink variant="primary" size="sm" leading={glyphs.plus} href={to.calculator}>
      {t('saved.begin')}
    </ButtonLink>
  )
  const table = (found: SavedCalculation[], total = 0) => (
    <CalculationTable
      fill
      rows={found}
      loading={!answer.data}
      hrefOf={hrefOf}
      sort={sort}
      onSortChange={({ key, direction }) =>
        set({ sort_by: key, sort_dir: direction === 'ascending' ? 'asc' : 'desc', page: '1' })
      }
      {...rows}
      empty={
        <EmptyState title={t('saved.emptyTitle')} action={addButton}>
          {t('saved.emptyText')}
        </EmptyState>
      }
      footer={
        <Pagination
          page={query.page}
          pageSize={query.per_page}
          total={total}
          href={pageHref}
          onPageChange={(next) => set({ page: String(next) })}
          onPageSizeChange={(next) => set({ per_page: String(next), page: '1' })}
        />
      }
    />
  )
  return (
    <Page
      scroll="fill"
      header={
        <PageHeader
          title={t('kept')}
          {...(answer.data && { count: t('saved.found', { count: answer.data.total }) })}
          filters={
            <SearchField
              label={t('saved.search')}
              value={query.search}
              onValueChange={(search) => set({ search, page: '1' })}
            />
          }
          filtersOn={query.search ? 1 : 0}
          primary={addButton}
        />
      }
    >
      <QueryBoundary of={answer} skeleton={table([])}>
        {({ calculations, total }) =>
          total === 0 && query.search ? (
            <NoResults query={query.search} onReset={() => set({ search: '', page: '1' })} />
          ) : (
            table(calculations, total)
          )
        }
      </QueryBoundary>
      {dialog && (
        <Question key={`${dialog.what} ${dialog.about.id}`} {...dialog} onClose={() => setDialog(undefined)} />
      )}
    </Page>
  )
}

function useRowActions(ask: (asked: CalculationDialog) => void) {
  const { t } = useTranslation('calculator')
  const toast = useToast()
  const showFailure = useSayFailure()
  return {
    onRename: useCallback((about: SavedCalculation) => ask({ about, what: 'rename' }), [ask]),
    onRemove: useCallback((about: SavedCalculation) => ask({ about, what: 'remove' }), [ask]),
    onCopy: useCallback(
      ({ id }: SavedCalculation) => {
        act('POST /api/calculations/{id}/copy', { params: { id } }).then(
          ({ calculation: { name } }) => toast({ message: t('saved.copied', { name }) }),
          showFailure,
        )
      },
      [t, toast, showFailure],
    ),
  }
}

/** Asks for a new name, or for confirmation before deleting. */
function Question({ about: { id, name, sum, version }, what, onClose }: CalculationDialog & { onClose: () => void }) {
  const { t } = useTranslation('calculator')
  const { money } = useFormat()
  const toast = useToast()
  const showFailure = useSayFailure()
  const refusalOf = useRefusal()
  const [busy, setBusy] = useState(false)

  const rename = async (next: string) => {
    try {
      await act('PATCH /api/calculations/{id}', { params: { id }, body: { name: next, version } })
    } catch (error) {
      throw refusalOf(error)
    }
    toast({ message: t('saved.renamed') })
    onClose()
  }
  const remove = async () => {
    setBusy(true)
    try {
      await act('DELETE /api/calculations/{id}', { params: { id } })
      toast({ message: t('saved.removed', { name }) })
      onClose()
    } catch (error) {
      showFailure(error)
      setBusy(false)
    }
  }
  if (what === 'rename') return <NameCalculation purpose="rename" name={name} onSave={rename} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('saved.removeTitle', { name })}
      confirmLabel={t('saved.remove')}
      busy={busy}
      busyLabel={t('saved.removing')}
      onOpenChange={onClose}
      onConfirm={() => void remove()}
    >
      {t('saved.removeText', { sum: money(sum) })}
    </ConfirmDialog>
  )
}
