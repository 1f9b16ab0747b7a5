import { saveFile } from '@press/client'
import { locales, useLocale, useTranslation, type Locale } from '@press/i18n'
import { Alert, Button, Dialog, RadioGroup, SegmentedControl, Stack } from '@press/ui'
import { useState } from 'react'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'

const kinds = ['passport', 'signal-copy', 'imprint'] as const
type Kind = (typeof kinds)[number]

/** Downloads a document of a tech card as PDF, in the chosen language. */
export function DocumentsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['documents', 'shell', 'tech-cards'])
  const getErrorMessage = useErrorMessage()
  const currentLocale = useLocale()
  const [kind, setKind] = useState<Kind>('passport')
  const [lang, setLang] = useState<Locale>(currentLocale)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await saveFile(
        'GET /api/tech-cards/{id}/documents/{kind}.pdf',
        { params: { id, kind }, query: { lang } },
        `${t(`kind.${kind}`)}, ${t('tech-cards:number', { id })}.pdf`,
      )
      onClose()
    } catch (error) {
      setFailure(getErrorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${t('label')}, ${t('tech-cards:number', { id })}`}
      footer={
        <Button variant="primary" busy={busy} busyLabel={t('making')} onClick={() => void save()}>
          {t('download')}
        </Button>
      }
    >
      <Stack>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <RadioGroup
          label={t('choose')}
          value={kind}
          variant="cards"
          onValueChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`), detail: t(`hint.${value}`) }))}
        />
        <SegmentedControl
          label={t('language')}
          value={lang}
          onValueChange={setLang}
          options={locales.map((value) => ({ value, label: t(`shell:language.${value}`) }))}
        />
      </Stack>
    </Dialog>
  )
}
