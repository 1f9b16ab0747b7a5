import { isConfirmingSurname, getSurname, type UserOpen, type UserRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { LossList } from '../../../patterns/Confirm/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { Receivers } from './receivers.ts'

interface DeactivateDialogProps {
  user: UserRow
  open: UserOpen
  receivers: Receivers
  onClose: () => void
  onConfirm: (surname: string) => Promise<void>
}

/** Shows again who receives which tasks, and asks for the surname. This makes the viewer notice a wrong person. */
export function DeactivateDialog({ user, open, receivers, onClose, onConfirm }: DeactivateDialogProps) {
  const { t } = useTranslation('users')
  const form = usePressForm({
    values: { surname: '' },
    problems: ({ surname }) => {
      if (surname.trim() === '') return { surname: 'required' as const }
      return isConfirmingSurname(user.name, surname) ? {} : { surname: 'otherSurname' as const }
    },
    namespace: 'users' as const,
    onSubmit: async ({ surname }) => {
      await onConfirm(surname)
      onClose()
    },
  })
  const lossItems = [
    ...open.kinds.map(({ kind, count }) =>
      t('off.goes', { what: t(`off.kind.${kind}`, { count }), name: receivers[kind]?.name ?? '' }),
    ),
    ...(open.chats > 0 ? [t('off.goes', { what: t('off.chats', { count: open.chats }), name: t('off.leaves') })] : []),
  ]
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={t('off.dialogTitle', { name: user.name })}
      onClose={onClose}
      cancelLabel={t('off.cancel')}
      submitLabel={t('off.confirm')}
      busyLabel={t('off.busy')}
    >
      <Stack gap={4}>
        <p>{t('off.dialogText')}</p>
        {lossItems.length > 0 && <LossList items={lossItems} />}
        <TextField
          {...form.register('surname')}
          label={t('off.type', { surname: getSurname(user.name) })}
          required
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </FormDialog>
  )
}
