import type { MergeMove } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { LossList } from '../../../patterns/Confirm/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { Spinner } from '../../../primitives/Spinner/index.ts'

export interface MergeDialogProps {
  /** Name of the record that stays. */
  name: string
  /** Finds possible duplicates. The results do not include the record itself. */
  search: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** Returns the records that the merge would move. If the promise rejects, the error message appears under the field. */
  preview: (id: number) => Promise<readonly MergeMove[]>
  onClose: () => void
  /** Merges the two records. The dialog closes when it resolves. */
  onMerge: (id: number) => Promise<void>
}

/** A dialog for choosing a duplicate. It shows the records that will move, and merges the two records. */
export function MergeDialog({ name, search, preview, onClose, onMerge }: MergeDialogProps) {
  const { t } = useTranslation('merges')
  const { number } = useFormat()
  const [moves, setMoves] = useState<readonly MergeMove[] | 'coming'>()
  const form = usePressForm<{ with: ComboboxOption | null }, 'merges'>({
    values: { with: null },
    problems: ({ with: otherOption }) => (otherOption ? {} : { with: 'required' as const }),
    namespace: 'merges',
    onSubmit: async ({ with: otherOption }) => {
      if (!otherOption) return
      await onMerge(Number(otherOption.value))
      onClose()
    },
  })
  const loadPreview = async (otherOption: ComboboxOption | null) => {
    setMoves(undefined)
    if (!otherOption) return
    setMoves('coming')
    try {
      setMoves(await preview(Number(otherOption.value)))
    } catch (error) {
      setMoves(undefined)
      form.showError(error)
    }
  }
  return (
    <FormDialog
      form={form}
      size="md"
      tone="danger"
      title={t('title')}
      onClose={onClose}
      cancelLabel={t('cancel')}
      submitLabel={t('submit')}
      busyLabel={t('busy')}
      disabled={moves === 'coming'}
    >
      <Stack gap={4}>
        <p>{t('intro', { name })}</p>
        <Controller
          control={form.control}
          name="with"
          render={({ field: { onValueChange, ...field } }) => (
            <Combobox
              {...field}
              label={t('with')}
              required
              options={search}
              onValueChange={(otherOption) => {
                onValueChange(otherOption)
                void loadPreview(otherOption)
              }}
            />
          )}
        />
        {moves === 'coming' && <Spinner label={t('counting')} />}
        {Array.isArray(moves) &&
          (moves.length === 0 ? (
            <Alert>{t('nothing')}</Alert>
          ) : (
            <>
              <p>{t('moves')}</p>
              <LossList
                items={moves.map(({ what, count }: MergeMove) =>
                  t('move', { what: t(`what.${what}`), count: number(count) }),
                )}
              />
            </>
          ))}
      </Stack>
    </FormDialog>
  )
}
