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
  const [openPreview, previewDialog] = usePreview()
  const [language, setLanguage] = useState(statement.language)
  const [isAccruing, setIsAccruing] = useState(false)
  const { from, to, contract, owed, shares } = statement
  const accruedShares = shares.filter(({ accrual }) => accrual !== null)
  const isPeriodOver = getStatementSendRefusal({ to, sent: false }, useToday()) === null
  const downloadStatement = async () => {
    await save('download', () =>
      saveFile(
        'GET /api/realisation/contracts/{id}/statement.pdf',
        { params: { id: contract.id }, query: { from, to, lang: language } },
        `${t('letter')} ${contract.number}.pdf`,
      ),
    )
  }
  const sendStatement = async (letter: StatementLetter) => {
    await submit(
      () =>
        act('POST /api/realisation/contracts/{id}/send', {
          params: { id: contract.id },
          body: { from, to, language, owed, ...letter },
        }),
      t('send.said', { email: letter.email }),
    )
  }
  const canWrite = getGrantedScope(getRoleOrDefault(user?.role_id ?? 0).key, 'realisation', 'write') !== undefined
  const accrueRoyalties = async (accrualInput: { date: string; entrepreneurs: number[] }) => {
    await submit(
      () =>
        act('POST /api/realisation/contracts/{id}/accrue', {
          params: { id: contract.id },
          body: { from, to, owed, ...accrualInput },
        }),
      t('accrual.said'),
    )
  }
  return (
    <>
      {accruedShares.some(({ sum, accrual }) => accrual?.gross !== sum) && (
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
            deliveries={statement.sendings}
            onOpen={openPreview}
            onSend={canWrite ? sendStatement : undefined}
            otherActions={
              <>
                <Button variant="quiet" leading={glyphs.pencilSimple} onClick={onEntered}>
                  {t('entered.button')}
                </Button>
                {canWrite && isPeriodOver && accruedShares.length === 0 && shares.some(({ sum }) => sum > 0) && (
                  <Button leading={glyphs.wallet} onClick={() => setIsAccruing(true)}>
                    {t('accrual.button')}
                  </Button>
                )}
                <Button
                  leading={glyphs.filePdf}
                  busy={busy}
                  busyLabel={t('making')}
                  onClick={() => void downloadStatement()}
                >
                  {t('pdf')}
                </Button>
              </>
            }
          />
        }
      />
      {previewDialog}
      <Suspense>
        {isAccruing && (
          <AccrueDialog
            kind="royalty"
            payees={shares
              .map(({ name, sum }, index) => ({ id: index, name, gross: sum }))
              .filter(({ gross }) => gross > 0)}
            entrepreneurs={[]}
            minDate={to}
            onClose={() => setIsAccruing(false)}
            onAccrue={accrueRoyalties}
          />
        )}
      </Suspense>
    </>
  )
}
