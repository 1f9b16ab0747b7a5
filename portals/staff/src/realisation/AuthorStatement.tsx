import { saveRoyaltyStatement, type useRoyaltyStatement } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useErrorText } from '@press/shell'
import { Button, glyphs, RoyaltyStatement, useToast } from '@press/ui'
import { useState } from 'react'

type Statement = NonNullable<ReturnType<typeof useRoyaltyStatement>['data']>['statement']

/** The letter to the authors of a contract, in the language that is chosen for it; begun in theirs. */
export function AuthorStatement({ statement }: { statement: Statement }) {
  const { t } = useTranslation('realisation')
  const toast = useToast()
  const errorText = useErrorText()
  const [language, setLanguage] = useState(statement.language)
  const [busy, setBusy] = useState(false)
  const { from, to, contract } = statement
  const take = async () => {
    setBusy(true)
    try {
      await saveRoyaltyStatement(contract.id, { from, to, lang: language }, `${t('letter')} ${contract.number}`)
    } catch (error) {
      toast({ tone: 'danger', message: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <RoyaltyStatement
      statement={statement}
      press={statement.press}
      language={language}
      onLanguageChange={setLanguage}
      actions={
        <Button leading={glyphs.filePdf} busy={busy} busyLabel={t('making')} onClick={() => void take()}>
          {t('pdf')}
        </Button>
      }
    />
  )
}
