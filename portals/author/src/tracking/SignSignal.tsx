import { approveSignal } from '@press/client'
import { shortNames } from '@press/domain'
import { dayOf, useFormat, useTranslation } from '@press/i18n'
import { useErrorText } from '@press/shell'
import { Alert, Button, ConfirmDialog, NextActionCard, Stack, useToast } from '@press/ui'
import { useState } from 'react'
import type { TechCard } from './techCard.ts'

/** The signal copy waits for its author: after the signature the run goes to print. */
export function SignSignal({ card }: { card: TechCard }) {
  const { t } = useTranslation('tracking')
  const { number } = useFormat()
  const { id, book_name, quantity, project_manager, version } = card
  const toast = useToast()
  const errorText = useErrorText()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const sign = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await approveSignal(id, dayOf(new Date()), version)
      toast({ message: t('sign.done') })
      setOpen(false)
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <NextActionCard
        kind="signal"
        book={{ ...card, authors: shortNames(card.authors) }}
        due={card.due}
        copies={quantity}
        action={
          <Button variant="primary" size="lg" onClick={() => setOpen(true)}>
            {t('sign.action')}
          </Button>
        }
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('sign.question', { title: book_name })}
        confirmLabel={t('sign.action')}
        cancelLabel={t('sign.notYet')}
        busy={busy}
        onConfirm={() => void sign()}
      >
        <Stack gap={3}>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <p>{quantity ? t('sign.consequence', { copies: number(quantity) }) : t('sign.consequenceNoCopies')}</p>
          {project_manager && <p>{t('sign.remarks', { name: project_manager.name })}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
