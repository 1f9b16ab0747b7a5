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
export function Confirmation({ question: { losses, phrase, run, children, ...words }, resolve }: PendingQuestion) {
  const { t } = useTranslation('patterns')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const runAction = async () => {
    if (!run) return resolve(true)
    setIsBusy(true)
    setFailure(undefined)
    try {
      await run()
      resolve(true)
    } catch (error) {
      // An `Error` is worded for developers; a `FormError` is a plain object.
      setFailure(error instanceof Error ? t('confirm.failed') : toFormError(error).message)
      setIsBusy(false)
    }
  }
  const dialogProps = {
    ...words,
    open: true,
    busy: isBusy,
    onOpenChange: () => resolve(false),
    onConfirm: () => void runAction(),
    children: (
      <Stack gap={3}>
        {children}
        {losses && <LossList items={losses} />}
        {failure && <Alert tone="danger">{failure}</Alert>}
      </Stack>
    ),
  }
  return phrase === undefined ? (
    <ConfirmDialog {...dialogProps} />
  ) : (
    <TypedConfirmDialog {...dialogProps} phrase={phrase} />
  )
}
