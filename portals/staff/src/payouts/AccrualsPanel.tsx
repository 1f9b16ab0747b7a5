import { act, saveFile } from '@press/client'
import { getQuarterName, getQuarter, listPastQuarters, type Accrual, type Quarter } from '@press/domain'
import { useTranslation, type Locale } from '@press/i18n'
import { useSaving } from '@press/shell'
import {
  AccrualTable,
  BankFileDialog,
  Button,
  CancelAccrualDialog,
  glyphs,
  Inline,
  Menu,
  Panel,
  PayoutDialog,
  useToday,
  useAccrualName,
} from '@press/ui'
import { Suspense, useCallback, useState } from 'react'
import { createIdempotencyKey } from '../shared/idempotency-key.ts'
import { sumNet, type PayoutsAnswer } from './payouts.ts'

type Accruals = PayoutsAnswer['accruals']

interface AccrualsPanelProps {
  accruals: Accruals
  accounts: PayoutsAnswer['accounts']
  selectedAccruals: Accruals
  onSelectedAccrualsChange: (chosen: ReadonlySet<string>) => void
}

const noKeys: ReadonlySet<string> = new Set()

/** Unpaid acts and royalties, with a file for the bank and the payment itself. */
export function AccrualsPanel({ accruals, accounts, selectedAccruals, onSelectedAccrualsChange }: AccrualsPanelProps) {
  const { t } = useTranslation('payouts')
  const { submit } = useSaving()
  const [openDialog, setOpenDialog] = useState<'file' | 'pay'>()
  const [accrualToCancel, setAccrualToCancel] = useState<Accrual>()
  const downloadAccrual = useAccrualDownload()
  const closeDialog = () => setOpenDialog(undefined)
  return (
    <Panel
      title={t('accruals.title')}
      padding="none"
      actions={
        <Inline gap={2} justify="end">
          <WithheldMenu />
          <Button
            leading={glyphs.bank}
            disabledReason={selectedAccruals.length === 0 ? t('file.choose') : undefined}
            onClick={() => setOpenDialog('file')}
          >
            {t('file.button')}
          </Button>
          <Button
            leading={glyphs.check}
            disabledReason={selectedAccruals.length === 0 ? t('choose') : undefined}
            onClick={() => setOpenDialog('pay')}
          >
            {t('payChosen')}
          </Button>
        </Inline>
      }
    >
      <AccrualTable
        rows={accruals}
        selectedIds={new Set(selectedAccruals.map(({ id }) => String(id)))}
        onSelectedIdsChange={onSelectedAccrualsChange}
        onDownload={downloadAccrual}
        onCancel={setAccrualToCancel}
      />
      <Suspense>
        {openDialog === 'file' && (
          <BankFileDialog
            net={sumNet(selectedAccruals)}
            accounts={accounts}
            onClose={closeDialog}
            onDownload={async (file) => {
              await submit(() =>
                saveFile(
                  'GET /api/payouts/orders.txt',
                  { query: { ...file, accruals: selectedAccruals.map(({ id }) => id).join() } },
                  '1c_to_kl.txt',
                ),
              )
            }}
          />
        )}
        {openDialog === 'pay' && (
          <PayAccrualsDialog
            accruals={selectedAccruals}
            onClose={closeDialog}
            onPaid={() => onSelectedAccrualsChange(noKeys)}
          />
        )}
        {accrualToCancel && <CancelDialog accrual={accrualToCancel} onClose={() => setAccrualToCancel(undefined)} />}
      </Suspense>
    </Panel>
  )
}

interface PayProps {
  accruals: Accruals
  onClose: () => void
  onPaid: () => void
}

/** A dialog that pays the acts. It has one idempotency key, so that repeated requests pay the acts only once. */
function PayAccrualsDialog({ accruals, onClose, onPaid }: PayProps) {
  const { t } = useTranslation('payouts')
  const { submit } = useSaving()
  const [idempotencyKey] = useState(createIdempotencyKey)
  // Keeps the original selection, because items that are paid meanwhile leave the list.
  const [payoutAccruals] = useState(accruals)
  return (
    <PayoutDialog
      documentCount={payoutAccruals.length}
      people={new Set(payoutAccruals.map(({ party, payee_id }) => party.bin || payee_id || party.name)).size}
      net={sumNet(payoutAccruals)}
      latestDate={
        payoutAccruals
          .map(({ date }) => date)
          .toSorted()
          .at(-1) ?? ''
      }
      onClose={onClose}
      onPay={async ({ number, date }) => {
        await submit(
          () =>
            act('POST /api/payouts', {
              body: {
                key: idempotencyKey,
                number,
                date,
                accruals: payoutAccruals.map(({ id, version }) => ({ id, version })),
              },
            }),
          t('pay.done', { number, papers: t('papers', { count: payoutAccruals.length }) }),
        )
        onPaid()
      }}
    />
  )
}

function CancelDialog({ accrual, onClose }: { accrual: Accrual; onClose: () => void }) {
  const { t } = useTranslation('payouts')
  const { submit } = useSaving()
  const getAccrualName = useAccrualName()
  return (
    <CancelAccrualDialog
      accrual={accrual}
      onClose={onClose}
      onCancel={async (reason) => {
        await submit(
          () => act('POST /api/payouts/accruals/{id}/cancel', { params: { id: accrual.id }, body: { reason } }),
          t('cancel.done', { paper: getAccrualName(accrual) }),
        )
      }}
    />
  )
}

const romanNumerals = ['I', 'II', 'III', 'IV'] as const

/** Exports the withholdings of a quarter as a workbook for form 200.00. */
function WithheldMenu() {
  const { t } = useTranslation('payouts')
  const { save } = useSaving()
  const today = useToday()
  const getQuarterLabel = ({ year, quarter }: Quarter) =>
    t('withheld.quarter', { quarter: romanNumerals[quarter - 1] ?? '', year })
  const exportQuarter = async (quarter: Quarter) => {
    const { from, to } = quarter
    await save(
      'download',
      () =>
        saveFile(
          'GET /api/payouts/withheld/export',
          { query: { format: 'xlsx', from, to } },
          `${t('withheld.take')} ${getQuarterName(quarter)}.xlsx`,
        ),
      undefined,
      { formatFailure: (reason) => t('exportFailed', { reason }) },
    )
  }
  return (
    <Menu
      label={t('withheld.title')}
      align="end"
      items={[getQuarter(today), ...listPastQuarters(today, 4)].map((quarter) => ({
        key: getQuarterName(quarter),
        label: getQuarterLabel(quarter),
        onSelect: () => void exportQuarter(quarter),
      }))}
      renderTrigger={(trigger) => (
        <Button {...trigger} leading={glyphs.fileXls} trailing={glyphs.caretDown}>
          {t('withheld.take')}
        </Button>
      )}
    />
  )
}

function useAccrualDownload() {
  const { t } = useTranslation('payouts')
  const { save } = useSaving()
  const getAccrualName = useAccrualName()
  return useCallback(
    async (accrual: Accrual, language: Locale) => {
      await save(
        'download',
        () =>
          saveFile(
            'GET /api/payouts/accruals/{id}.pdf',
            { params: { id: accrual.id }, query: { lang: language } },
            `${getAccrualName(accrual)}.pdf`,
          ),
        undefined,
        { formatFailure: (reason) => t('exportFailed', { reason }) },
      )
    },
    [t, save, getAccrualName],
  )
}
