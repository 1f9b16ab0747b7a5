import { act, saveFile } from '@press/client'
import { quarterName, getQuarter, listPastQuarters, type Accrual, type Quarter } from '@press/domain'
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
import { netOf, newKey, type PayoutsAnswer } from './payouts.ts'

type Rows = PayoutsAnswer['accruals']

interface AccrualsPanelProps {
  accruals: Rows
  accounts: PayoutsAnswer['accounts']
  chosen: Rows
  onChosenChange: (chosen: ReadonlySet<string>) => void
}

const none: ReadonlySet<string> = new Set()

/** Unpaid acts and royalties, with a file for the bank and the payment itself. */
export function AccrualsPanel({ accruals, accounts, chosen, onChosenChange }: AccrualsPanelProps) {
  const { t } = useTranslation('payouts')
  const { submit } = useSaving()
  const [open, setOpen] = useState<'file' | 'pay'>()
  const [cancelled, setCancelled] = useState<Accrual>()
  const onDownload = useAccrualDownload()
  const close = () => setOpen(undefined)
  return (
    <Panel
      title={t('accruals.title')}
      padding="none"
      actions={
        <Inline gap={2} justify="end">
          <WithheldMenu />
          <Button
            leading={glyphs.bank}
            disabledReason={chosen.length === 0 ? t('file.choose') : undefined}
            onClick={() => setOpen('file')}
          >
            {t('file.button')}
          </Button>
          <Button
            leading={glyphs.check}
            disabledReason={chosen.length === 0 ? t('choose') : undefined}
            onClick={() => setOpen('pay')}
          >
            {t('payChosen')}
          </Button>
        </Inline>
      }
    >
      <AccrualTable
        rows={accruals}
        chosen={new Set(chosen.map(({ id }) => String(id)))}
        onChosenChange={onChosenChange}
        onDownload={onDownload}
        onCancel={setCancelled}
      />
      <Suspense>
        {open === 'file' && (
          <BankFileDialog
            net={netOf(chosen)}
            accounts={accounts}
            onClose={close}
            onTake={async (file) => {
              await submit(() =>
                saveFile(
                  'GET /api/payouts/orders.txt',
                  { query: { ...file, accruals: chosen.map(({ id }) => id).join() } },
                  '1c_to_kl.txt',
                ),
              )
            }}
          />
        )}
        {open === 'pay' && <Pay accruals={chosen} onClose={close} onPaid={() => onChosenChange(none)} />}
        {cancelled && <Cancel accrual={cancelled} onClose={() => setCancelled(undefined)} />}
      </Suspense>
    </Panel>
  )
}

interface PayProps {
  accruals: Rows
  onClose: () => void
  onPaid: () => void
}

/** A dialog that pays the acts. It has one idempotency key, so that repeated requests pay the acts only once. */
function Pay({ accruals, onClose, onPaid }: PayProps) {
  const { t } = useTranslation('payouts')
  const { submit } = useSaving()
  const [key] = useState(newKey)
  // Keeps the original selection, because items that are paid meanwhile leave the list.
  const [payoutAccruals] = useState(accruals)
  return (
    <PayoutDialog
      papers={payoutAccruals.length}
      people={new Set(payoutAccruals.map(({ party, payee_id }) => party.bin || payee_id || party.name)).size}
      net={netOf(payoutAccruals)}
      made={
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
              body: { key, number, date, accruals: payoutAccruals.map(({ id, version }) => ({ id, version })) },
            }),
          t('pay.done', { number, papers: t('papers', { count: payoutAccruals.length }) }),
        )
        onPaid()
      }}
    />
  )
}

function Cancel({ accrual, onClose }: { accrual: Accrual; onClose: () => void }) {
  const { t } = useTranslation('payouts')
  const { submit } = useSaving()
  const nameOf = useAccrualName()
  return (
    <CancelAccrualDialog
      accrual={accrual}
      onClose={onClose}
      onCancel={async (reason) => {
        await submit(
          () => act('POST /api/payouts/accruals/{id}/cancel', { params: { id: accrual.id }, body: { reason } }),
          t('cancel.done', { paper: nameOf(accrual) }),
        )
      }}
    />
  )
}

const roman = ['I', 'II', 'III', 'IV'] as const

/** Exports the withholdings of a quarter as a workbook for form 200.00. */
function WithheldMenu() {
  const { t } = useTranslation('payouts')
  const { save } = useSaving()
  const today = useToday()
  const nameOf = ({ year, quarter }: Quarter) => t('withheld.quarter', { quarter: roman[quarter - 1] ?? '', year })
  const take = async (quarter: Quarter) => {
    const { from, to } = quarter
    await save(
      'download',
      () =>
        saveFile(
          'GET /api/payouts/withheld/export',
          { query: { format: 'xlsx', from, to } },
          `${t('withheld.take')} ${quarterName(quarter)}.xlsx`,
        ),
      undefined,
      { failed: (reason) => t('exportFailed', { reason }) },
    )
  }
  return (
    <Menu
      label={t('withheld.title')}
      align="end"
      items={[getQuarter(today), ...listPastQuarters(today, 4)].map((quarter) => ({
        key: quarterName(quarter),
        label: nameOf(quarter),
        onSelect: () => void take(quarter),
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
  const nameOf = useAccrualName()
  return useCallback(
    async (accrual: Accrual, language: Locale) => {
      await save(
        'download',
        () =>
          saveFile(
            'GET /api/payouts/accruals/{id}.pdf',
            { params: { id: accrual.id }, query: { lang: language } },
            `${nameOf(accrual)}.pdf`,
          ),
        undefined,
        { failed: (reason) => t('exportFailed', { reason }) },
      )
    },
    [t, save, nameOf],
  )
}
