import { saveProfile, useSession } from '@press/client'
import type { ConfidentialField } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  ConfidentialDialog,
  ConfidentialPanel,
  useToast,
  type ConfidentialDialogProps,
  type MaskedFields,
} from '@press/ui'
import { useState } from 'react'
import { useSaving } from '../../calls/useSaving.ts'
import { useConfirmIdentity } from './useConfirmIdentity.tsx'
import { useRevealedFields } from './useRevealedFields.ts'

interface ConfidentialSectionProps {
  masked: MaskedFields
  inProgressCount: number
}

/** The person's bank accounts and identity documents, shown and replaced after identity confirmation. */
export function ConfidentialSection({ masked, inProgressCount }: ConfidentialSectionProps) {
  const { t } = useTranslation('profile')
  const toast = useToast()
  const { submit } = useSaving()
  const { user } = useSession()
  const { revealedFields, reveal, hide } = useRevealedFields(user?.id ?? 0)
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
        revealedFields={revealedFields}
        onShow={(field) => confirmIdentity(t('confidential.show'), () => reveal(field))}
        onHide={hide}
        onReplace={(field) => confirmIdentity(t('confidential.goOn'), async () => setFieldToReplace(field))}
      />
      {fieldToReplace && (
        <ConfidentialDialog
          field={fieldToReplace}
          masked={masked}
          inProgressCount={inProgressCount}
          onClose={() => setFieldToReplace(undefined)}
          onSubmit={saveFields}
        />
      )}
      {identityDialog}
    </>
  )
}
