import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Stack } from '../../foundations/layout/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { ConfirmDialog } from '../../primitives/Dialog/index.ts'
import { toFormError } from '../Form/refusal.ts'
import { LossList } from './LossList.tsx'
import { TypedConfirmDialog } from './TypedConfirmDialog.tsx'
import type { PendingQuestion } from './useConfirm.tsx'

/** The dialog that `useConfirm` shows for a question. */
export function Confirmation({ question: { loses, phrase, run, children, ...words }, answer }: PendingQuestion) {
  const { t } = useTranslation('patterns')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const carryOut = async () => {
    if (!run) return answer(true)
    setBusy(true)
    setFailure(undefined)
    try {
      await run()
      answer(true)
    } catch (thrown) {
      // An `Error` is worded for developers; a `FormError` is a plain object.
      setFailure(thrown instanceof Error ? t('confirm.failed') : toFormError(thrown).message)
      setBusy(false)
    }
  }
  const shared = {
    ...words,
    open: true,
    busy,
    onOpenChange: () => answer(false),
    onConfirm: () => void carryOut(),
    children: (
      <Stack gap={3}>
        {children}
        {loses && <LossList items={loses} />}
        {failure && <Alert tone="danger">{failure}</Alert>}
      </Stack>
    ),
  }
  return phrase === undefined ? <ConfirmDialog {...shared} /> : <TypedConfirmDialog {...shared} phrase={phrase} />
}
