import type { StoredFile, ContractSignature } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Button } from '../../../primitives/Button/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import * as styles from './parts.css.ts'
import { AsideSection } from './AsideSection.tsx'
import { SignatureFacts } from './SignatureFacts.tsx'

export interface SignatureSectionProps {
  signature: ContractSignature
  /** The scan or the signature file. */
  file: StoredFile | null
  onOpen: (file: StoredFile) => void
}

/** Who signed, how and when, and which document. */
export function SignatureSection({ signature, file, onOpen }: SignatureSectionProps) {
  const { t } = useTranslation('contracts')
  return (
    <AsideSection title={t('signed.title')}>
      <SignatureFacts signature={signature} className={styles.signed} />
      {file && <FileButton file={file} onOpen={onOpen} />}
    </AsideSection>
  )
}

/** Opens the scan or the signature file. */
export function FileButton({ file, onOpen }: { file: StoredFile; onOpen: (file: StoredFile) => void }) {
  return (
    <div>
      <Button variant="quiet" size="sm" leading={getFileGlyph(file.name)} onClick={() => onOpen(file)}>
        {file.name}
      </Button>
    </div>
  )
}
