import { saveFile } from '@press/client'
import { locales, useLocale, useTranslation, type Locale } from '@press/i18n'
import { Button, glyphs, Menu } from '@press/ui'
import { useSaving } from '../../calls/useSaving.ts'

interface ActMenuProps {
  /** The organization that the act is for. */
  id: number
  name: string
  period: { from: string; to: string }
}

/** Generates the reconciliation act in the chosen language. */
export function ActMenu({ id, name, period }: ActMenuProps) {
  const { t } = useTranslation(['accounts', 'shell'])
  const currentLocale = useLocale()
  const { busy, save } = useSaving()
  const downloadAct = async (lang: Locale) => {
    await save(
      'download',
      () =>
        saveFile(
          'GET /api/accounts/{id}/reconciliation.pdf',
          { params: { id }, query: { ...period, lang } },
          `${t('act.title')}, ${name}.pdf`,
        ),
      t('list.saved'),
    )
  }
  return (
    <Menu
      label={t('ledger.language')}
      align="end"
      items={[currentLocale, ...locales.filter((locale) => locale !== currentLocale)].map((locale) => ({
        key: locale,
        label: t(`shell:language.${locale}`),
        onSelect: () => void downloadAct(locale),
      }))}
      renderTrigger={(props) => (
        <Button {...props} variant="primary" trailing={glyphs.caretDown} busy={busy} busyLabel={t('ledger.making')}>
          {t('ledger.act')}
        </Button>
      )}
    />
  )
}
