import { act } from '@press/client'
import {
  validatePriceListStart,
  diffPriceLists,
  priceRows,
  unitOf,
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
  priceListValues,
  pricesIn,
  priceValueProblems,
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
export function PriceListDraft({ lists, shown, onSaved }: PricesProps & { onSaved: () => void }) {
  const { t } = useTranslation('price-lists')
  const { date, number: count } = useFormat()
  const words = usePriceLabels()
  const { to } = useStaff()
  const today = useToday()
  const samples = usePriceListSamples()
  const toast = useToast()
  const { saving, save } = useSaving()
  const { id, number } = shown
  const known = useMaterials()
  const figure = (cell: string, value: number) =>
    count(unitOf(cell) === 'money' && !cell.endsWith('up_to') ? value / 100 : value)
  const screen = useEditScreen<EditablePriceList, PriceListValues>(`price-list.${id}`, {
    row: shown,
    valuesOf: priceListValues,
    currentOf: (answer) => (answer as { price_list: EditablePriceList }).price_list,
    labelOf: (field) => {
      const row = priceRows(shown, known).find(({ cells, bound }) => [...cells, bound].includes(field as PriceCell))
      return row ? words.row(row, shown) : t('from')
    },
    textOf: (values, field) => (field === 'from' ? values.from : figure(field, values[field as PriceCell] ?? 0)),
    loses: t('loses'),
  })
  const [values, setValues] = useState(screen.values)
  const [refusal, setRefusal] = useState<FormError | undefined>(screen.refusal)
  const [pendingAction, setPendingAction] = useState<'enter' | 'remove'>()
  const [busy, setBusy] = useState(false)

  const prices = pricesIn(shown, values)
  const before = lists
    .filter(({ status, from }) => status === 'entered' && from < values.from)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)
  const changes = before ? diffPriceLists(before, prices, known) : []
  const usedDays = lists.filter(({ status }) => status === 'entered').map(({ from }) => from)
  const ofDay = validatePriceListStart(values.from, today, usedDays)
  const wrong = ofDay !== undefined || Object.keys(priceValueProblems(shown, values, known)).length > 0
  const typed = JSON.stringify(values) !== JSON.stringify(priceListValues(shown))
  const blockReason = wrong ? t('action.enterReason') : undefined

  const change = (next: PriceListValues) => {
    setValues(next)
    setRefusal(undefined)
    screen.keep(next)
  }
  /** Saves the changes and resolves to the new version. */
  const write = async (): Promise<number | undefined> => {
    if (!typed) return shown.version
    setBusy(true)
    let version: number | undefined
    try {
      await screen.save(values, async (against) => {
        const { from } = values
        version = (
          await act('PATCH /api/price-list/{id}', { params: { id }, body: { from, prices, version: against } })
        ).price_list.version
      })
      return version
    } catch (error) {
      const formError = error as FormError
      setRefusal(formError)
      if (formError.values) setValues(formError.values as PriceListValues)
      toast({ tone: 'danger', message: formError.message })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const saveDraft = async () => {
    if ((await write()) === undefined) return
    toast({ message: t('action.saved') })
    screen.startOver()
    onSaved()
  }
  const enter = async () => {
    const version = await write()
    if (version === undefined) return setPendingAction(undefined)
    const done = await save(
      'enter',
      () => act('POST /api/price-list/{id}/status', { params: { id }, body: { status: 'entered', version } }),
      t('enter.done', { number }),
    )
    setPendingAction(undefined)
    if (done) screen.leave(`${to.priceList}?list=${id}`)
  }
  const remove = async () => {
    if (
      await save(
        'remove',
        () => act('DELETE /api/price-list/{id}', { params: { id } }),
        t('action.removed', { number }),
      )
    )
      screen.leave(to.priceList)
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
                {t('action.enterFrom', { from: date(values.from || shown.from, 'date') })}
              </Button>
            </>
          }
        />
      }
    >
      {screen.restored && (
        <Alert
          action={{
            label: t('drop'),
            onAction: () => {
              screen.startOver()
              setValues(priceListValues(shown))
              setRefusal(undefined)
            },
          }}
        >
          {t('restored')}
        </Alert>
      )}
      {refusal?.message && <Alert tone="danger">{refusal.message}</Alert>}
      <Stack gap={4}>
        <PriceListEditor
          lists={lists}
          shown={shown}
          {...samples}
          values={values}
          onValuesChange={change}
          refused={{ ...refusal?.fields, ...(ofDay && { from: t(`problem.day.${ofDay}`) }) }}
        />
        <Suspense>
          <PressMaterials onPriced={(cells) => change({ ...values, ...cells })} />
        </Suspense>
      </Stack>
      {pendingAction === 'enter' && (
        <PriceFields
          number={number}
          from={values.from}
          changes={changes}
          prices={prices}
          busy={busy || saving === 'enter'}
          onConfirm={() => void enter()}
          onClose={() => setPendingAction(undefined)}
        />
      )}
      {pendingAction === 'remove' && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('removeTitle', { number })}
          confirmLabel={t('action.remove')}
          busy={saving === 'remove'}
          busyLabel={t('removing')}
          onOpenChange={() => setPendingAction(undefined)}
          onConfirm={() => void remove()}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
      {screen.guard}
    </Page>
  )
}
