import { act, useCall } from '@press/client'
import type { SavedCalculation } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  ButtonLink,
  CalculationTable,
  ConfirmDialog,
  EmptyState,
  glyphs,
  NameCalculation,
  SearchField,
  useToast,
} from '@press/ui'
import { useCallback, useState, type ReactNode } from 'react'
import { useSayFailure } from '../../calls/useSayFailure.ts'
import { useSaving } from '../../calls/useSaving.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { listDefaults, useListState } from '../../lists/useListState.ts'
import { useCalculatorAccess } from './useCalculatorAccess.ts'

/** The open dialog and the row it is about. */
type CalculationDialog = { calculation: SavedCalculation; action: 'rename' | 'remove' }

const defaults = { ...listDefaults(), sort_by: 'updated_at' }
const sortKeys = ['updated_at', 'name', 'sum'] as const

/** The person's saved calculations. */
export function CalculationsScreen() {
  const { t } = useTranslation('calculator')
  const { paths } = useCalculatorAccess()
  const list = useListState(defaults, sortKeys)
  const { set: setParams, query, sorting, renderPagination } = list
  const answer = useCall('GET /api/calculations', { query })
  const [dialog, setDialog] = useState<CalculationDialog>()
  const rowActions = useRowActions(setDialog)
  const getHref = useCallback(({ id }: { id: number }) => paths.calculation(id), [paths])
  const addButton = (
    <ButtonLink variant="primary" size="sm" leading={glyphs.plus} href={paths.calculator}>
      {t('saved.begin')}
    </ButtonLink>
  )
  const renderTable = (calculations: SavedCalculation[], footer: ReactNode) => (
    <CalculationTable
      fill
      rows={calculations}
      loading={!answer.data}
      hrefOf={getHref}
      {...sorting}
      {...rowActions}
      empty={
        <EmptyState title={t('saved.emptyTitle')} action={addButton}>
          {t('saved.emptyText')}
        </EmptyState>
      }
      footer={footer}
    />
  )
  return (
    <>
      <ListScreen
        title={t('kept')}
        list={list}
        result={answer}
        formatTotal={(count) => t('saved.found', { count })}
        filters={
          <SearchField
            label={t('saved.search')}
            value={query.search}
            onValueChange={(search) => setParams({ search })}
          />
        }
        activeFilterCount={query.search ? 1 : 0}
        onReset={() => setParams({ search: '' })}
        primary={addButton}
        skeleton={renderTable([], renderPagination(0))}
        renderTable={({ calculations }, footer) => renderTable(calculations, footer)}
      />
      {dialog && (
        <CalculationActionDialog
          key={`${dialog.action} ${dialog.calculation.id}`}
          {...dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

function useRowActions(openDialog: (dialog: CalculationDialog) => void) {
  const { t } = useTranslation('calculator')
  const toast = useToast()
  const showFailure = useSayFailure()
  return {
    onRename: useCallback(
      (calculation: SavedCalculation) => openDialog({ calculation: calculation, action: 'rename' }),
      [openDialog],
    ),
    onRemove: useCallback(
      (calculation: SavedCalculation) => openDialog({ calculation: calculation, action: 'remove' }),
      [openDialog],
    ),
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
function CalculationActionDialog({
  calculation: { id, name, sum, version },
  action: dialogAction,
  onClose,
}: CalculationDialog & { onClose: () => void }) {
  const { t } = useTranslation('calculator')
  const { money } = useFormat()

  const { busy, save, submit } = useSaving()
  const rename = async (newName: string) => {
    await submit(
      () => act('PATCH /api/calculations/{id}', { params: { id }, body: { name: newName, version } }),
      t('saved.renamed'),
    )
    onClose()
  }
  const remove = async () => {
    if (
      await save('remove', () => act('DELETE /api/calculations/{id}', { params: { id } }), t('saved.removed', { name }))
    )
      onClose()
  }
  if (dialogAction === 'rename')
    return <NameCalculation purpose="rename" name={name} onSave={rename} onClose={onClose} />
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
