import { act, listUnsentRoyaltyStatements } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Button, glyphs, SendStatementsDialog, type SendStatementsDialogProps } from '@press/ui'
import { useState } from 'react'

interface SendAllStatementsButtonProps {
  from: string
  to: string
  /** The number of statements not sent yet. */
  count: number
}

/** Sends all statements of a quarter that are not sent yet. It ignores the filters of the list. */
export function SendAllStatementsButton({ from, to, count }: SendAllStatementsButtonProps) {
  const { t } = useTranslation('realisation')
  const { busy, save, submit } = useSaving()
  const [unsentStatements, setUnsentStatements] = useState<SendStatementsDialogProps['statements']>()
  const openDialog = () =>
    save('list', async () => {
      const rows = await listUnsentRoyaltyStatements({ from, to })
      setUnsentStatements(
        rows.flatMap(({ contract, authors }) =>
          contract ? [{ id: contract.id, number: contract.number, name: authors }] : [],
        ),
      )
    })
  const sendStatement = async (id: number) => {
    await submit(() => act('POST /api/realisation/contracts/{id}/send', { params: { id }, body: { from, to } }))
  }
  return (
    <>
      {count > 0 && (
        <Button variant="primary" leading={glyphs.paperPlaneRight} busy={busy} onClick={() => void openDialog()}>
          {t('sendAll.do', { count })}
        </Button>
      )}
      {unsentStatements && (
        <SendStatementsDialog
          statements={unsentStatements}
          onSend={sendStatement}
          onClose={() => setUnsentStatements(undefined)}
        />
      )}
    </>
  )
}
