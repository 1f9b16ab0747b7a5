import { approveSignal } from '@press/client'
import { dueTone } from '@press/domain'
import { dayOf, useFormat, useTranslation } from '@press/i18n'
import { useErrorText } from '@press/shell'
import { Alert, Button, ConfirmDialog, glyphs, Icon, Inline, Panel, Stack, Text, useToast } from '@press/ui'
import { useState } from 'react'
import type { TechCard } from './BookTrackingScreen.tsx'

/** The signal copy waits for its author: after the signature the run goes to print. */
export function SignSignal({ card }: { card: TechCard }) {
  const { t } = useTranslation('home')
  const { date, number } = useFormat()
  const { id, book_name, due, quantity, project_manager, version } = card
  const toast = useToast()
  const errorText = useErrorText()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [today] = useState(() => dayOf(new Date()))
  const late = due !== null && dueTone(due, today) === 'overdue'
  const run = quantity ? t('tracking.sign.run', { copies: number(quantity) }) : t('tracking.sign.runOpen')

  const sign = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await approveSignal(id, dayOf(new Date()), version)
      toast({ message: t('tracking.sign.done') })
      setOpen(false)
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel>
      <Inline justify="between" gap={4}>
        <Stack gap={1} grow>
          <Text variant="small" tone={late ? 'danger' : 'attention'}>
            <Inline as="span">
              <Icon glyph={glyphs.signature} size={16} weight="fill" />
              {due ? t(late ? 'next.overdue' : 'next.dueBy', { date: date(due, 'dayMonth') }) : t('next.dueNow')}
            </Inline>
          </Text>
          <Text variant="h2" as="p">
            {t('next.signal.title')}
          </Text>
          <Text tone="secondary" as="p">
            {t('tracking.sign.text', { run })}
          </Text>
        </Stack>
        <Button variant="primary" size="lg" onClick={() => setOpen(true)}>
          {t('tracking.sign.action')}
        </Button>
      </Inline>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('tracking.sign.question', { title: book_name })}
        confirmLabel={t('tracking.sign.action')}
        cancelLabel={t('tracking.sign.notYet')}
        busy={busy}
        onConfirm={() => void sign()}
      >
        <Stack gap={3}>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <p>{t('tracking.sign.consequence', { run })}</p>
          {project_manager && <p>{t('tracking.sign.remarks', { name: project_manager.name })}</p>}
        </Stack>
      </ConfirmDialog>
    </Panel>
  )
}
