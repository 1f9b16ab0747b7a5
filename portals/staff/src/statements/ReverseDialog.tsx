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
  const close = () => {
    setReason('')
    onClose()
  }
  const reverse = async () => {
    if (
      line &&
      (await save(
        'reverse',
        () => act('POST /api/statement-lines/{id}/undo', { params: { id: line.id }, body: { reason } }),
        t('said.reversed'),
      ))
    )
      close()
  }
  return (
    <Dialog
      open={line !== null}
      onOpenChange={close}
      title={t('reverse.title')}
      size="sm"
      footer={
        <>
          <Button onClick={close}>{t('reverse.cancel')}</Button>
          <Button
            variant="danger"
            busy={savingKey !== undefined}
            disabled={reason.trim() === ''}
            onClick={() => void reverse()}
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
