import type { StoredFile, ContractSignature } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useConfirm } from '../../../patterns/Confirm/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './parts.css.ts'
import { AsideSection } from './AsideSection.tsx'
import { SignatureFacts } from './SignatureFacts.tsx'
import { FileButton } from './SignatureSection.tsx'

export interface PendingPartProps {
  signature: ContractSignature
  file: StoredFile
  onOpen: (file: StoredFile) => void
  /** Confirms the signature in the current user's name. Undefined if the user may not confirm the signature. */
  onConfirm?: () => Promise<void>
}

/** A signature that could not be fully verified: the known facts, and who must confirm it. */
export function PendingPart({ signature, file, onOpen, onConfirm }: PendingPartProps) {
  const { t } = useTranslation('contracts')
  const [confirm, confirmDialog] = useConfirm()
  const askToConfirm = (confirmSignature: () => Promise<void>) =>
    confirm({
      title: t('pending.question'),
      children: t('pending.questionText', { name: signature.name }),
      confirmLabel: t('pending.confirm'),
      cancelLabel: t('pending.cancel'),
      run: confirmSignature,
    })
  return (
    <AsideSection title={t('pending.title')}>
      <SignatureFacts signature={signature} className={styles.pending} />
      <p className={styles.quiet}>{t(onConfirm ? 'pending.writer' : 'pending.side')}</p>
      <FileButton file={file} onOpen={onOpen} />
      {onConfirm && (
        <div>
          <Button variant="primary" size="sm" onClick={() => void askToConfirm(onConfirm)}>
            {t('pending.confirm')}
          </Button>
        </div>
      )}
      {confirmDialog}
    </AsideSection>
  )
}
