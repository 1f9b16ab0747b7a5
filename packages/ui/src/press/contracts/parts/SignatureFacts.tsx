import type { ContractCertificate, ContractSignature } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import * as styles from './parts.css.ts'

export interface SignatureFactsProps {
  signature: ContractSignature
  /** Class whose colour shows how reliable the signature is. */
  className: string
}

/** Who signed, with which certificate, how far it was verified, and which document was signed. */
export function SignatureFacts({ signature, className }: SignatureFactsProps) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const { name, method, sha256, certificate, created_at, confirmed_by, confirmed_at } = signature
  return (
    <div className={className}>
      <strong>{t('signed.at', { name, method: t(`signed.method.${method}`) })}</strong>
      <time dateTime={created_at}>{date(created_at, 'dateTime')}</time>
      {certificate && <Certificate certificate={certificate} />}
      {confirmed_by && confirmed_at && (
        <span>{t('signed.confirmed', { name: confirmed_by, date: date(confirmed_at, 'dateTime') })}</span>
      )}
      <Hash sha256={sha256} />
    </div>
  )
}

function Certificate({ certificate }: { certificate: ContractCertificate }) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const { name, iin, organization, bin, issuer, valid_from, valid_to, check } = certificate
  return (
    <>
      <span>{t('signed.certificate', { name })}</span>
      {iin && <span>{t('signed.iin', { iin })}</span>}
      {organization && <span>{t('signed.organization', { name: organization, bin })}</span>}
      <span>{t('signed.issuer', { issuer })}</span>
      <span>{t('signed.term', { from: date(valid_from, 'date'), to: date(valid_to, 'date') })}</span>
      <span>{t(`signed.check.${check}`)}</span>
    </>
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
