import { act } from '@press/client'
import type { StatementLine } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Button, Dialog, Stack, TextField } from '@press/ui'
import { useState } from 'react'

/** Asks why a payment of a closed statement is reversed. The reason is recorded in the ledger. */
export function ReverseDialog({ line, onClose }: { line: StatementLine | null; onClose: () => void }) {
  const { t } = useTranslation('statements')
  const { money } = useFormat()
  const [reason, setReason] = useState('')
  const { saving: savingKey, save } = useSaving()
  const closeDialog = () => {
    setReason('')
    onClose()
  }
  const reversePayment = async () => {
    if (
      line &&
      (await save(
        'reverse',
        () => act('POST /api/statement-lines/{id}/undo', { params: { id: line.id }, body: { reason } }),
        t('said.reversed'),
      ))
    )
      closeDialog()
  }
  return (
    <Dialog
      open={line !== null}
      onOpenChange={closeDialog}
      title={t('reverse.title')}
      size="sm"
      footer={
        <>
          <Button onClick={closeDialog}>{t('reverse.cancel')}</Button>
          <Button
            variant="danger"
            busy={savingKey !== undefined}
            disabled={reason.trim() === ''}
            onClick={() => void reversePayment()}
          >
            {t('reverse.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{line && t('reverse.text', { sum: money(line.amount), payer: line.payer_name })}</p>
        <TextField label={t('reverse.reason')} value={reason} onValueChange={setReason} required maxLength={300} />
      </Stack>
    </Dialog>
  )
}
