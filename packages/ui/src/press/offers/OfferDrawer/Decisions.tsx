import type { OfferDecisionRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { MouseEvent } from 'react'
import { Link } from '../../../primitives/Link/index.ts'
import type { DocumentFlagsProps } from './DocumentFlags.tsx'
import * as styles from './OfferDrawer.css.ts'

type DecisionsProps = Pick<DocumentFlagsProps, 'offer' | 'hrefOf' | 'onDownload'>

/** The answers to an offer: who accepted or declined it or requested a change, when, why, and the document that they had seen. */
export function Decisions({ offer, hrefOf, onDownload }: DecisionsProps) {
  const { t } = useTranslation('offers')
  const { decisions, decided_by, decided_at, decision_note, status } = offer
  const lastDecision = decisions.at(-1)
  /** The sales department decided without the recipient. */
  const isDecidedByPress =
    decided_by && decided_at && (!lastDecision || lastDecision.decision === 'change' || lastDecision.by !== decided_by)
  return (
    <>
      {decisions.length > 0 && (
        <ul className={styles.decisions} aria-label={t('drawer.decisions')}>
          {decisions.map((recordedDecision) => (
            <DecisionEntry
              key={recordedDecision.id}
              decisionRow={recordedDecision}
              offer={offer}
              hrefOf={hrefOf}
              onDownload={onDownload}
            />
          ))}
        </ul>
      )}
      {isDecidedByPress && (
        <p className={styles.term}>
          <DecisionLine decision={status === 'rejected' ? 'rejected' : 'accept'} by={decided_by} at={decided_at} />
          {decision_note && <span className={styles.reason}>{t('drawer.reason', { note: decision_note })}</span>}
        </p>
      )}
    </>
  )
}

function DecisionLine({ decision, by, at }: Pick<OfferDecisionRow, 'decision' | 'by' | 'at'>) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  return t(`drawer.decision.${decision}`, { name: by ?? '—', at: date(at, 'dateTime') })
}

function DecisionEntry({ decisionRow, offer, hrefOf, onDownload }: DecisionsProps & { decisionRow: OfferDecisionRow }) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { file, sha256, note, revision } = decisionRow
  const downloadFile = (event: MouseEvent) => {
    if (!onDownload) return
    event.preventDefault()
    onDownload(file)
  }
  return (
    <li className={styles.term}>
      <DecisionLine {...decisionRow} />
      {revision !== offer.revision && ` · ${t('offer-words:revision', { revision })}`}
      {note && <span className={styles.reason}>{t('drawer.said', { note })}</span>}
      <span className={styles.paper}>
        <Link href={hrefOf(file)} aria-label={t('drawer.decidedPaper', { name: file.name })} onClick={downloadFile}>
          {file.name}
        </Link>{' '}
        <span title={sha256}>{t('preview.hash', { start: sha256.slice(0, 8), end: sha256.slice(-8) })}</span>
      </span>
    </li>
  )
}
