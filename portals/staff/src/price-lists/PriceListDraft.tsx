import { act } from '@press/client'
import {
  validatePriceListStart,
  diffPriceLists,
  buildPriceRows,
  getPriceUnit,
  type PriceCell,
  type EditablePriceList,
} from '@press/domain'
import { useFormat, useMaterials, useTranslation } from '@press/i18n'
import { useEditScreen, useSaving } from '@press/shell'
import {
  Alert,
  Button,
  ConfirmDialog,
  PriceFields,
  glyphs,
  Page,
  PageHeader,
  PriceListEditor,
  toPriceListValues,
  toPrices,
  findPriceProblems,
  Stack,
  usePriceLabels,
  useToast,
  type FormError,
  type PriceListValues,
  useToday,
} from '@press/ui'
import { Suspense, useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { NewPriceListButton } from './NewPriceListButton.tsx'
import { PressMaterials } from './PressMaterials.tsx'
import { usePriceListSamples, type PricesProps } from './usePriceListSamples.ts'

/** A draft edited in place. Changes stay in the browser until they are saved. A saved draft can be published. */
export function PriceListDraft({ lists, currentList, onSaved }: PricesProps & { onSaved: () => void }) {
  const { t } = useTranslation('price-lists')
  const { date, number: formatNumber } = useFormat()
  const labels = usePriceLabels()
  const { paths } = useStaff()
  const today = useToday()
  const samples = usePriceListSamples()
  const toast = useToast()
  const { saving: savingKey, save } = useSaving()
  const { id, number } = currentList
  const materials = useMaterials()
  const formatFigure = (cell: string, value: number) =>
    formatNumber(getPriceUnit(cell) === 'money' && !cell.endsWith('up_to') ? value / 100 : value)
  const screen = useEditScreen<EditablePriceList, PriceListValues>(`price-list.${id}`, {
    row: currentList,
    valuesOf: toPriceListValues,
    currentRowOf: (answer) => (answer as { price_list: EditablePriceList }).price_list,
    labelOf: (field) => {
      const row = buildPriceRows(currentList, materials).find(({ cells, bound }) =>
        [...cells, bound].includes(field as PriceCell),
      )
      return row ? labels.getRowName(row, currentList) : t('from')
    },
    textOf: (values, field) => (field === 'from' ? values.from : formatFigure(field, values[field as PriceCell] ?? 0)),
    lossText: t('loses'),
  })
  const [values, setValues] = useState(screen.values)
  const [saveRefusal, setRefusal] = useState<FormError | undefined>(screen.refusal)
  const [pendingAction, setPendingAction] = useState<'enter' | 'remove'>()
  const [busy, setBusy] = useState(false)

  const prices = toPrices(currentList, values)
  const previousList = lists
    .filter(({ status, from }) => status === 'entered' && from < values.from)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)
  const changes = previousList ? diffPriceLists(previousList, prices, materials) : []
  const publishedDays = lists.filter(({ status }) => status === 'entered').map(({ from }) => from)
  const dayProblem = validatePriceListStart(values.from, today, publishedDays)
  const hasProblems =
    dayProblem !== undefined || Object.keys(findPriceProblems(currentList, values, materials)).length > 0
  const hasChanges = JSON.stringify(values) !== JSON.stringify(toPriceListValues(currentList))
  const blockReason = hasProblems ? t('action.enterReason') : undefined

  const changeValues = (next: PriceListValues) => {
    setValues(next)
    setRefusal(undefined)
    screen.storeDraft(next)
  }
  /** Saves the changes and resolves to the new version. */
  const saveChanges = async (): Promise<number | undefined> => {
    if (!hasChanges) return currentList.version
    setBusy(true)
    let version: number | undefined
    try {
      await screen.save(values, async (baseVersion) => {
        const { from } = values
        version = (
          await act('PATCH /api/price-list/{id}', { params: { id }, body: { from, prices, version: baseVersion } })
        ).price_list.version
      })
      return version
    } catch (error) {
      const saveError = error as FormError
      setRefusal(saveError)
      if (saveError.values) setValues(saveError.values as PriceListValues)
      toast({ tone: 'danger', message: saveError.message })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const saveDraft = async () => {
    if ((await saveChanges()) === undefined) return
    toast({ message: t('action.saved') })
    screen.startOver()
    onSaved()
  }
  const publishList = async () => {
    const version = await saveChanges()
    if (version === undefined) return setPendingAction(undefined)
    const isDone = await save(
      'enter',
      () => act('POST /api/price-list/{id}/status', { params: { id }, body: { status: 'entered', version } }),
      t('enter.done', { number }),
    )
    setPendingAction(undefined)
    if (isDone) screen.leave(`${paths.priceList}?list=${id}`)
  }
  const removeDraft = async () => {
    if (
      await save(
        'remove',
        () => act('DELETE /api/price-list/{id}', { params: { id } }),
        t('action.removed', { number }),
      )
    )
      screen.leave(paths.priceList)
  }
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          count={t('subtitle')}
          primary={
            <>
              <Button variant="quiet" size="sm" leading={glyphs.trash} onClick={() => setPendingAction('remove')}>
                {t('action.remove')}
              </Button>
              <NewPriceListButton />
              <Button size="sm" busy={busy} disabledReason={blockReason} onClick={() => void saveDraft()}>
                {t('action.save')}
              </Button>
              <Button
                variant="primary"
                size="sm"
                leading={glyphs.checkSquare}
                disabledReason={blockReason ?? (changes.length === 0 ? t('action.nothing') : undefined)}
                onClick={() => setPendingAction('enter')}
              >
                {t('action.enterFrom', { from: date(values.from || currentList.from, 'date') })}
              </Button>
            </>
          }
        />
      }
    >
      {screen.isDraftRestored && (
        <Alert
          action={{
            label: t('drop'),
            onAction: () => {
              screen.startOver()
              setValues(toPriceListValues(currentList))
              setRefusal(undefined)
            },
          }}
        >
          {t('restored')}
        </Alert>
      )}
      {saveRefusal?.message && <Alert tone="danger">{saveRefusal.message}</Alert>}
      <Stack gap={4}>
        <PriceListEditor
          lists={lists}
          currentList={currentList}
          {...samples}
          values={values}
          onValuesChange={changeValues}
          serverErrors={{ ...saveRefusal?.fields, ...(dayProblem && { from: t(`problem.day.${dayProblem}`) }) }}
        />
        <Suspense>
          <PressMaterials onPriced={(cells) => changeValues({ ...values, ...cells })} />
        </Suspense>
      </Stack>
      {pendingAction === 'enter' && (
        <PriceFields
          number={number}
          from={values.from}
          changes={changes}
          prices={prices}
          busy={busy || savingKey === 'enter'}
          onConfirm={() => void publishList()}
          onClose={() => setPendingAction(undefined)}
        />
      )}
      {pendingAction === 'remove' && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('removeTitle', { number })}
          confirmLabel={t('action.remove')}
          busy={savingKey === 'remove'}
          busyLabel={t('removing')}
          onOpenChange={() => setPendingAction(undefined)}
          onConfirm={() => void removeDraft()}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
      {screen.guard}
    </Page>
  )
}
