import { useTranslation } from '@press/i18n'
import { Suspense, useState } from 'react'
import { Stack } from '../../foundations/layout/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/Dialog/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'

export interface TypedConfirmDialogProps extends Omit<ConfirmDialogProps, 'disabledReason'> {
  /** What must be typed, letter for letter: the object's own name or number. */
  phrase: string
}

/** A ConfirmDialog for what cannot be undone and concerns much: the answer waits until the object's name is typed. */
export function TypedConfirmDialog({ open, ...props }: TypedConfirmDialogProps) {
  if (!open) return null
  return (
    // Its texts may come later than the screen's; the screen stays meanwhile.
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  )
}

function OpenDialog({ phrase, children, tone = 'danger', ...props }: Omit<TypedConfirmDialogProps, 'open'>) {
  const { t } = useTranslation('patterns')
  const [typed, setTyped] = useState('')
  const same = typed.trim() === phrase
  return (
    <ConfirmDialog {...props} open tone={tone} disabledReason={same ? undefined : t('confirm.mismatch', { phrase })}>
      <Stack gap={4}>
        {children}
        <TextField
          label={t('confirm.type', { phrase })}
          value={typed}
          disabled={props.busy}
          autoComplete="off"
          spellCheck={false}
          onValueChange={setTyped}
        />
      </Stack>
    </ConfirmDialog>
  )
}
