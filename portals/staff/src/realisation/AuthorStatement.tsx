import { act, saveFile, useSession, type AnswerOf } from '@press/client'
import { getGrantedScope, getRoleOrDefault, getStatementSendRefusal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { usePreview, useSaving } from '@press/shell'
import {
  AccrueDialog,
  Alert,
  Button,
  glyphs,
  RoyaltyStatement,
  StatementDelivery,
  useToday,
  type StatementLetter,
} from '@press/ui'
import { Suspense, useState } from 'react'

type Statement = AnswerOf<'GET /api/realisation/contracts/{id}'>['statement']

/** The letter to the authors of a contract, in the selected language. The default is the authors' language. */
export function AuthorStatement({ statement, onEntered }: { statement: Statement; onEntered: () => void }) {
  const { t } = useTranslation('realisation')
  const { user } = useSession()
  const { busy, save, submit } = useSaving()
  const [preview, file] = usePreview()
  const [language, setLanguage] = useState(statement.language)
  const [accruing, setAccruing] = useState(false)
  const { from, to, contract, owed, shares } = statement
  const accrued = shares.filter(({ accrual }) => accrual !== null)
  const over = getStatementSendRefusal({ to, sent: false }, useToday()) === null
  const take = async () => {
    await save('download', () =>
      saveFile(
        'GET /api/realisation/contracts/{id}/statement.pdf',
        { params: { id: contract.id }, query: { from, to, lang: language } },
        `${t('letter')} ${contract.number}.pdf`,
      ),
    )
  }
  const send = async (letter: StatementLetter) => {
    await submit(
      () =>
        act('POST /api/realisation/contracts/{id}/send', {
          params: { id: contract.id },
          body: { from, to, language, owed, ...letter },
        }),
      t('send.said', { email: letter.email }),
    )
  }
  const writes = getGrantedScope(getRoleOrDefault(user?.role_id ?? 0).key, 'realisation', 'write') !== undefined
  const accrue = async (made: { date: string; entrepreneurs: number[] }) => {
    await submit(
      () =>
        act('POST /api/realisation/contracts/{id}/accrue', {
          params: { id: contract.id },
          body: { from, to, owed, ...made },
        }),
      t('accrual.said'),
    )
  }
  return (
    <>
      {accrued.some(({ sum, accrual }) => accrual?.gross !== sum) && (
        <Alert tone="warning">{t('accrual.differs')}</Alert>
      )}
      <RoyaltyStatement
        statement={statement}
        press={statement.press}
        language={language}
        onLanguageChange={setLanguage}
        actions={
          <StatementDelivery
            statement={statement}
            language={language}
            sendings={statement.sendings}
            onOpen={preview}
            onSend={writes ? send : undefined}
            beside={
              <>
                <Button variant="quiet" leading={glyphs.pencilSimple} onClick={onEntered}>
                  {t('entered.button')}
                </Button>
                {writes && over && accrued.length === 0 && shares.some(({ sum }) => sum > 0) && (
                  <Button leading={glyphs.wallet} onClick={() => setAccruing(true)}>
                    {t('accrual.button')}
                  </Button>
                )}
                <Button leading={glyphs.filePdf} busy={busy} busyLabel={t('making')} onClick={() => void take()}>
                  {t('pdf')}
                </Button>
              </>
            }
          />
        }
      />
      {file}
      <Suspense>
        {accruing && (
          <AccrueDialog
            kind="royalty"
            payees={shares.map(({ name, sum }, at) => ({ id: at, name, gross: sum })).filter(({ gross }) => gross > 0)}
            entrepreneurs={[]}
            notBefore={to}
            onClose={() => setAccruing(false)}
            onAccrue={accrue}
          />
        )}
      </Suspense>
    </>
  )
}
