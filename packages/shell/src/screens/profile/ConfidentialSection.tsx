import { saveProfile, useSession } from '@press/client'
import type { ConfidentialField } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ConfidentialDialog, ConfidentialPanel, useToast, type ConfidentialDialogProps, type Masked } from '@press/ui'
import { useState } from 'react'
import { useSaving } from '../../calls/useSaving.ts'
import { useConfirmIdentity } from './useConfirmIdentity.tsx'
import { useRevealedFields } from './useRevealedFields.ts'

interface ConfidentialSectionProps {
  masked: Masked
  underWay: number
}

/** The person's bank accounts and identity documents, shown and replaced after identity confirmation. */
export function ConfidentialSection({ masked, underWay }: ConfidentialSectionProps) {
  const { t } = useTranslation('profile')
  const toast = useToast()
  const { submit } = useSaving()
  const { user } = useSession()
  const { opened, reveal, hide } = useRevealedFields(user?.id ?? 0)
  const [confirmIdentity, identityDialog] = useConfirmIdentity()
  const [fieldToReplace, setFieldToReplace] = useState<ConfidentialField>()

  const saveFields: ConfidentialDialogProps['onSubmit'] = async (body) => {
    await submit(() => saveProfile(body))
    for (const field of Object.keys(body) as ConfidentialField[]) hide(field)
    setFieldToReplace(undefined)
    toast({ message: t('confidential.saved') })
  }
  return (
    <>
      <ConfidentialPanel
        masked={masked}
        opened={opened}
        onShow={(field) => confirmIdentity(t('confidential.show'), () => reveal(field))}
        onHide={hide}
        onReplace={(field) => confirmIdentity(t('confidential.goOn'), async () => setFieldToReplace(field))}
      />
      {fieldToReplace && (
        <ConfidentialDialog
          field={fieldToReplace}
          masked={masked}
          underWay={underWay}
          onClose={() => setFieldToReplace(undefined)}
          onSubmit={saveFields}
        />
      )}
      {identityDialog}
    </>
  )
}
