import { useTranslation } from '@press/i18n'
import { Suspense, useState } from 'react'
import { Stack } from '../../foundations/layout/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/Dialog/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'

export interface TypedConfirmDialogProps extends Omit<ConfirmDialogProps, 'disabledReason'> {
  /** The text to type exactly: the object's name or number. */
  phrase: string
}

/** A ConfirmDialog for irreversible actions with large effects: the confirm button is disabled until the object's name is typed. */
export function TypedConfirmDialog({ open, ...props }: TypedConfirmDialogProps) {
  if (!open) return null
  return (
    // The dialog's texts may load later than the screen's texts; the screen stays visible meanwhile.
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  )
}

function OpenDialog({ phrase, children, tone = 'danger', ...props }: Omit<TypedConfirmDialogProps, 'open'>) {
  const { t } = useTranslation('patterns')
  const [inputText, setInputText] = useState('')
  const isMatch = inputText.trim() === phrase
  return (
    <ConfirmDialog {...props} open tone={tone} disabledReason={isMatch ? undefined : t('confirm.mismatch', { phrase })}>
      <Stack gap={4}>
        {children}
        <TextField
          label={t('confirm.type', { phrase })}
          value={inputText}
          disabled={props.busy}
          autoComplete="off"
          spellCheck={false}
          onValueChange={setInputText}
        />
      </Stack>
    </ConfirmDialog>
  )
}
