import { saveFile } from '@press/client'
import { locales, useLocale, useTranslation, type Locale } from '@press/i18n'
import { Button, glyphs, Menu, useToast } from '@press/ui'
import { useState } from 'react'
import { useSayFailure } from '../../calls/useSayFailure.ts'

interface ActMenuProps {
  /** The organization that the act is for. */
  id: number
  name: string
  period: { from: string; to: string }
}

/** Generates the reconciliation act in the chosen language. */
export function ActMenu({ id, name, period }: ActMenuProps) {
  const { t } = useTranslation(['accounts', 'shell'])
  const own = useLocale()
  const toast = useToast()
  const showFailure = useSayFailure()
  const [busy, setBusy] = useState(false)
  const take = async (lang: Locale) => {
    setBusy(true)
    try {
      await saveFile(
        'GET /api/accounts/{id}/reconciliation.pdf',
        { params: { id }, query: { ...period, lang } },
        `${t('act.title')}, ${name}.pdf`,
      )
      toast({ message: t('list.saved') })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      label={t('ledger.language')}
      align="end"
      items={[own, ...locales.filter((locale) => locale !== own)].map((locale) => ({
        key: locale,
        label: t(`shell:language.${locale}`),
        onSelect: () => void take(locale),
      }))}
      renderTrigger={(props) => (
        <Button {...props} variant="primary" trailing={glyphs.caretDown} busy={busy} busyLabel={t('ledger.making')}>
          {t('ledger.act')}
        </Button>
      )}
    />
  )
}
