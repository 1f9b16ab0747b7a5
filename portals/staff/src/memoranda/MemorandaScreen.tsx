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
  type MemorandumFilling,
} from '@press/ui'
import { useCallback, useState } from 'react'

const defaults = listDefaults('state')
const sorts = ['date', 'number', 'party_name', 'ends_on'] as const

/** Memoranda of cooperation: add, edit, open and delete. */
export function MemorandaScreen() {
  const { t } = useTranslation('memoranda')
  const list = useListState(defaults, sorts)
  const { params, set, query, sorting } = list
  const state = memorandumStates.find((key) => key === params.state)
  const answer = useCall('GET /api/memoranda', { query: { ...query, ...(state && { state }) } })
  const [filled, setFilled] = useState<Memorandum | 'new'>()
  const [preview, file] = usePreview()
  const [remove, confirmation] = useRemoval()
  const { search, sort_by, sort_dir } = query
  const rowActions = { onOpen: preview, onEdit: setFilled, onRemove: remove }
  return (
    <>
      <ListScreen
        title={t('list.title')}
        list={list}
        of={answer}
        found={(count) => t('list.found', { count })}
        filtersOn={[search, state].filter(Boolean).length}
        onReset={() => set({ search: '', state: '' })}
        filters={
          <>
            <SearchField label={t('list.search')} value={search} onValueChange={(next) => set({ search: next })} />
            <FilterChip
              label={t('list.state')}
              all={t('list.any')}
              glyph={glyphs.funnel}
              options={memorandumStates.map((value) => ({
                value,
                label: t('list.stateOf', { state: t(`state.${value}`), count: answer.data?.counts[value] ?? 0 }),
              }))}
              value={state ?? ''}
              onValueChange={(next) => set({ state: next })}
            />
            <TableMenu
              onTake={(format) =>
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
          <Button variant="primary" leading={glyphs.plus} onClick={() => setFilled('new')}>
            {t('list.new')}
          </Button>
        }
        skeleton={<MemorandumTable rows={[]} loading {...rowActions} />}
        renderTable={({ memoranda }, footer) => (
          <MemorandumTable rows={memoranda} {...rowActions} {...sorting} footer={footer} fill />
        )}
      />
      {filled && (
        <FilledMemorandum
          key={filled === 'new' ? 'new' : filled.id}
          {...(filled !== 'new' && { memorandum: filled })}
          onClose={() => setFilled(undefined)}
        />
      )}
      {confirmation}
      {file}
    </>
  )
}

function FilledMemorandum({ memorandum, onClose }: { memorandum?: Memorandum; onClose: () => void }) {
  const { t } = useTranslation('memoranda')
  const { submit } = useSaving()
  const onUpload = useUpload('document')
  const onSave = async ({ scan, ...values }: MemorandumFilling) => {
    const paper = scan?.id === memorandum?.scan?.id ? {} : { scan: scan?.id ?? null }
    await submit(
      () => saveMemorandum({ ...values, ...paper }, memorandum),
      ({ memorandum: saved }) => t(memorandum ? 'said.edited' : 'said.entered', { number: saved.number }),
    )
  }
  return <MemorandumDialog memorandum={memorandum} onClose={onClose} onSave={onSave} onUpload={onUpload} />
}

/** Asks for confirmation before deleting a memorandum. */
function useRemoval() {
  const { t } = useTranslation('memoranda')
  const toast = useToast()
  const [confirm, confirmation] = useConfirm()
  const remove = useCallback(
    async ({ id, number, party_name }: Memorandum) => {
      const removed = await confirm({
        tone: 'danger',
        title: t('remove.title', { number }),
        children: t('remove.text', { party: party_name }),
        confirmLabel: t('remove.confirm'),
        cancelLabel: t('remove.cancel'),
        run: () => act('DELETE /api/memoranda/{id}', { params: { id } }),
      })
      if (removed) toast({ message: t('said.removed', { number }) })
    },
    [t, toast, confirm],
  )
  return [useCallback((row: Memorandum) => void remove(row), [remove]), confirmation] as const
}
