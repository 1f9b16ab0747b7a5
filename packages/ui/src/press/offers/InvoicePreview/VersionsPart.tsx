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
  const lines = [
    { ...offer, words: t('versions.holds') },
    ...versions.map((one) => ({
      ...one,
      words: [t('versions.until', { at: date(one.superseded_at, 'dateTime') }), one.superseded_by]
        .filter(Boolean)
        .join(' · '),
    })),
  ]
  return (
    <Panel title={t('versions.title')}>
      <ol className={styles.log} reversed>
        {lines.map((one) => (
          <li key={one.revision} className={styles.sent}>
            <Link
              variant="standalone"
              href={hrefOf(one.revision)}
              strong={one.revision === revision}
              aria-current={one.revision === revision ? 'page' : undefined}
            >
              {nameOf(one)}
            </Link>
            <span className={`${styles.facts} ${styles.end}`}>{money(one.sum)}</span>
            <span className={styles.detail}>{one.words}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
