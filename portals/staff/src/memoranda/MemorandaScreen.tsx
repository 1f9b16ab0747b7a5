import { act, saveFile, saveMemorandum, useCall } from '@press/client'
import { memorandumStates, type Memorandum } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  TableMenu,
  usePreview,
  useUpload,
  FilterChip,
  ListScreen,
  listDefaults,
  useListState,
  useSaving,
} from '@press/shell'
import {
  Button,
  glyphs,
  MemorandumDialog,
  MemorandumTable,
  SearchField,
  useConfirm,
  useToast,
  type MemorandumFormValues,
} from '@press/ui'
import { useCallback, useState } from 'react'

const defaults = listDefaults('state')
const sortKeys = ['date', 'number', 'party_name', 'ends_on'] as const

/** Memoranda of cooperation: add, edit, open and delete. */
export function MemorandaScreen() {
  const { t } = useTranslation('memoranda')
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const state = memorandumStates.find((key) => key === params.state)
  const answer = useCall('GET /api/memoranda', { query: { ...query, ...(state && { state }) } })
  const [editedMemorandum, setEditedMemorandum] = useState<Memorandum | 'new'>()
  const [openPreview, previewDialog] = usePreview()
  const [removeMemorandum, confirmDialog] = useRemoval()
  const { search, sort_by, sort_dir } = query
  const rowActions = { onOpen: openPreview, onEdit: setEditedMemorandum, onRemove: removeMemorandum }
  return (
    <>
      <ListScreen
        title={t('list.title')}
        list={list}
        result={answer}
        formatTotal={(count) => t('list.found', { count })}
        activeFilterCount={[search, state].filter(Boolean).length}
        onReset={() => setParams({ search: '', state: '' })}
        filters={
          <>
            <SearchField
              label={t('list.search')}
              value={search}
              onValueChange={(next) => setParams({ search: next })}
            />
            <FilterChip
              label={t('list.state')}
              allLabel={t('list.any')}
              glyph={glyphs.funnel}
              options={memorandumStates.map((value) => ({
                value,
                label: t('list.stateOf', { state: t(`state.${value}`), count: answer.data?.counts[value] ?? 0 }),
              }))}
              value={state ?? ''}
              onValueChange={(next) => setParams({ state: next })}
            />
            <TableMenu
              onExport={(format) =>
                saveFile(
                  'GET /api/memoranda/export',
                  { query: { search, sort_by, sort_dir, format, ...(state && { state }) } },
                  `memoranda.${format}`,
                )
              }
            />
          </>
        }
        primary={
          <Button variant="primary" leading={glyphs.plus} onClick={() => setEditedMemorandum('new')}>
            {t('list.new')}
          </Button>
        }
        skeleton={<MemorandumTable rows={[]} loading {...rowActions} />}
        renderTable={({ memoranda }, footer) => (
          <MemorandumTable rows={memoranda} {...rowActions} {...sorting} footer={footer} fill />
        )}
      />
      {editedMemorandum && (
        <MemorandumEditor
          key={editedMemorandum === 'new' ? 'new' : editedMemorandum.id}
          memorandum={editedMemorandum !== 'new' ? editedMemorandum : undefined}
          onClose={() => setEditedMemorandum(undefined)}
        />
      )}
      {confirmDialog}
      {previewDialog}
    </>
  )
}

function MemorandumEditor({ memorandum, onClose }: { memorandum?: Memorandum; onClose: () => void }) {
  const { t } = useTranslation('memoranda')
  const { submit } = useSaving()
  const onUpload = useUpload('document')
  const onSave = async ({ scan, ...values }: MemorandumFormValues) => {
    const scanChange = scan?.id === memorandum?.scan?.id ? {} : { scan: scan?.id ?? null }
    await submit(
      () => saveMemorandum({ ...values, ...scanChange }, memorandum),
      ({ memorandum: savedMemorandum }) =>
        t(memorandum ? 'said.edited' : 'said.entered', { number: savedMemorandum.number }),
    )
  }
  return <MemorandumDialog memorandum={memorandum} onClose={onClose} onSave={onSave} onUpload={onUpload} />
}

/** Asks for confirmation before deleting a memorandum. */
function useRemoval() {
  const { t } = useTranslation('memoranda')
  const toast = useToast()
  const [confirm, confirmDialog] = useConfirm()
  const removeMemorandum = useCallback(
    async ({ id, number, party_name }: Memorandum) => {
      const isRemoved = await confirm({
        tone: 'danger',
        title: t('remove.title', { number }),
        children: t('remove.text', { party: party_name }),
        confirmLabel: t('remove.confirm'),
        cancelLabel: t('remove.cancel'),
        run: () => act('DELETE /api/memoranda/{id}', { params: { id } }),
      })
      if (isRemoved) toast({ message: t('said.removed', { number }) })
    },
    [t, toast, confirm],
  )
  return [useCallback((row: Memorandum) => void removeMemorandum(row), [removeMemorandum]), confirmDialog] as const
}
