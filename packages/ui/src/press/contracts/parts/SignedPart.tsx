import { useFormat, useTranslation } from '@press/i18n'
import { Button } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { fileGlyph, type StoredFile } from '../../../primitives/FileUpload/index.ts'
import type { ContractSignature } from '../wire.ts'
import * as styles from './parts.css.ts'
import { Part } from './Part.tsx'

export interface SignedPartProps {
  signature: ContractSignature
  /** The scan or the signature file. */
  file: StoredFile | null
  onOpen: (file: StoredFile) => void
}

/** Who signed, how and when, and of which document. */
export function SignedPart({ signature, file, onOpen }: SignedPartProps) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const { name, method, sha256, certificate, created_at } = signature
  return (
    <Part title={t('signed.title')}>
      <div className={styles.signed}>
        <strong>{t('signed.at', { name, method: t(`signed.method.${method}`) })}</strong>
        <time dateTime={created_at}>{date(created_at, 'dateTime')}</time>
        {certificate && (
          <>
            <span>{t('signed.certificate', { name: certificate.name })}</span>
            {certificate.iin && <span>{t('signed.iin', { iin: certificate.iin })}</span>}
            {certificate.organization && (
              <span>{t('signed.organization', { name: certificate.organization, bin: certificate.bin })}</span>
            )}
            <span>{t('signed.issuer', { issuer: certificate.issuer })}</span>
            <span>{t(certificate.matches ? 'signed.matches' : 'signed.unchecked')}</span>
          </>
        )}
        <Hash sha256={sha256} />
      </div>
      {file && (
        <div>
          <Button variant="quiet" size="sm" leading={fileGlyph(file.name)} onClick={() => onOpen(file)}>
            {file.name}
          </Button>
        </div>
      )}
    </Part>
  )
}

function Hash({ sha256 }: { sha256: string }) {
  const { t } = useTranslation('contracts')
  return (
    <span className={styles.hash}>
      <span title={sha256}>{t('signed.hash', { start: sha256.slice(0, 8), end: sha256.slice(-8) })}</span>
      <CopyButton value={sha256} label={t('signed.copyHash')} />
    </span>
  )
}
