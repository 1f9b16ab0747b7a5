import {
  contractTerms,
  canConfirmSignature,
  getSigningMethods,
  type Actor,
  type ContractTerm,
  type StoredFile,
  type ContractDetails,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { ContractPaper } from '../ContractPaper/index.ts'
import { RoyaltySection } from '../parts/RoyaltySection.tsx'
import { AsideSection } from '../parts/AsideSection.tsx'
import { PathPart } from '../parts/PathPart.tsx'
import { PendingPart } from '../parts/PendingPart.tsx'
import { SignatureSection } from '../parts/SignatureSection.tsx'
import { VersionsPart } from '../parts/VersionsPart.tsx'
import { CodeForm, type CodeFormProps } from './CodeForm.tsx'
import { FileForm } from './FileForm.tsx'
import * as styles from './ContractView.css.ts'

/** How the contract is signed: with an e-mail code, with the id of an upload, or by confirming the file of a pending signature. */
export type Signing = { code: string } | { scan: number } | { signature: number } | { confirms: number }

export interface ContractViewProps extends Pick<CodeFormProps, 'onAskCode'> {
  contract: ContractDetails
  /** The current user, and whether they are the other party. */
  actor: Actor
  /** Signs the sent contract. If it rejects with a `FormError`, the error appears on its field. */
  onSign?: (signing: Signing) => Promise<void>
  onUploadScan: Upload
  onUploadSignature: Upload
  /** Opens the sent document, the scan or the signature file. */
  onOpen: (file: StoredFile) => void
  /** Returns the URL of a related contract: the one that this contract renews, or one that renews this contract. */
  hrefOf: (id: number) => string
}

/** A contract as it was sent, with its history, signature and versions. */
export function ContractView({
  contract,
  actor,
  onAskCode,
  onSign,
  onUploadScan,
  onUploadSignature,
  onOpen,
  hrefOf,
}: ContractViewProps) {
  const { t } = useTranslation('contracts')
  const {
    status,
    kind,
    paper,
    signature,
    pending_signature: pendingSignature,
    signature_file: signatureFile,
    sendings,
  } = contract
  const methods = status === 'sent' && onSign ? getSigningMethods(kind, actor) : []
  return (
    <div className={styles.layout}>
      <div className={styles.page}>{paper ? <ContractPaper document={paper} /> : <Facts contract={contract} />}</div>
      <div className={styles.rail}>
        {pendingSignature && signatureFile && (
          <PendingPart
            signature={pendingSignature}
            file={signatureFile}
            onOpen={onOpen}
            onConfirm={
              onSign && canConfirmSignature(kind, actor) ? () => onSign({ confirms: signatureFile.id }) : undefined
            }
          />
        )}
        {methods.length > 0 && onSign && (
          <AsideSection title={t(actor.own && methods.includes('code') ? 'sign.title' : 'sign.outside')}>
            {methods.includes('code') && <CodeForm onAskCode={onAskCode} onCode={(code) => onSign({ code })} />}
            {methods.includes('scan') && (
              <FileForm kind="scan" onUpload={onUploadScan} onFile={(scanId) => onSign({ scan: scanId })} />
            )}
            {methods.includes('cms') && (
              <FileForm
                kind="signature"
                onUpload={onUploadSignature}
                onFile={(signatureId) => onSign({ signature: signatureId })}
              />
            )}
          </AsideSection>
        )}
        {signature && (
          <SignatureSection signature={signature} file={contract.scan ?? contract.signature_file} onOpen={onOpen} />
        )}
        <PathPart {...contract} />
        <RoyaltySection contract={contract} price={contract.book_price} />
        <VersionsPart
          deliveries={sendings}
          renews={contract.renews}
          renewals={contract.renewals}
          onOpen={onOpen}
          hrefOf={hrefOf}
        />
      </div>
    </div>
  )
}

/** The terms of a contract whose text is kept outside the platform. */
function Facts({ contract }: { contract: ContractDetails }) {
  const { t } = useTranslation('contracts')
  const { date, money, number } = useFormat()
  const { kind, starts_on, ends_on } = contract
  const formatTerm = (term: ContractTerm): string => {
    const value = contract[term]
    if (term === 'tech_card_id' || value === null || typeof value === 'boolean') return ''
    if (term === 'rights' || term === 'territory' || term === 'schedule' || term === 'conditions')
      return t(`${term}.${contract[term]}` as 'rights.simple')
    if (term === 'manuscript_on') return contract.manuscript_on && date(contract.manuscript_on, 'date')
    if (typeof value === 'string') return value
    return term === 'fee' ? money(value) : number(value)
  }
  return (
    <>
      <Alert title={t('paper.elsewhere')}>{t('paper.elsewhereText')}</Alert>
      <DescriptionList
        items={[
          { term: t('field.kind'), value: t(`kind.${kind}`) },
          { term: t('field.party'), value: contract.party_name },
          ...contractTerms[kind].fields.map((term) => ({
            term: t([`field.${term}_${kind}` as 'field.fee', `field.${term}`]),
            value: formatTerm(term),
          })),
          { term: t('field.starts_on'), value: starts_on && date(starts_on, 'date') },
          { term: t('field.ends_on'), value: ends_on ? date(ends_on, 'date') : t('list.noEnd') },
        ]}
      />
    </>
  )
}
