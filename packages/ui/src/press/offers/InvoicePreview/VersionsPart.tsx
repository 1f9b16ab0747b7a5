import type { Offer, OfferVersion } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { useOfferLabels } from '../index.ts'
import * as styles from './InvoicePreview.css.ts'

interface VersionsPartProps {
  offer: Pick<Offer, 'number' | 'revision' | 'sum'>
  versions: readonly OfferVersion[]
  /** The version that the page shows. */
  revision: number
  hrefOf: (revision: number) => string
}

/** The current and the previous versions, each with a link to its document. */
export function VersionsPart({ offer, versions, revision, hrefOf }: VersionsPartProps) {
  const { t } = useTranslation('offers')
  const { money, date } = useFormat()
  const { nameOf } = useOfferLabels()
  if (versions.length === 0) return null
  const revisions = [
    { ...offer, words: t('versions.holds') },
    ...versions.map((version) => ({
      ...version,
      words: [t('versions.until', { at: date(version.superseded_at, 'dateTime') }), version.superseded_by]
        .filter(Boolean)
        .join(' · '),
    })),
  ]
  return (
    <Panel title={t('versions.title')}>
      <ol className={styles.log} reversed>
        {revisions.map((line) => (
          <li key={line.revision} className={styles.sent}>
            <Link
              variant="standalone"
              href={hrefOf(line.revision)}
              strong={line.revision === revision}
              aria-current={line.revision === revision ? 'page' : undefined}
            >
              {nameOf(line)}
            </Link>
            <span className={`${styles.facts} ${styles.end}`}>{money(line.sum)}</span>
            <span className={styles.detail}>{line.words}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
