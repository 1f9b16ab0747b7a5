import type { StoredFile, ContractLink, ContractDelivery } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import * as styles from './parts.css.ts'
import { AsideSection } from './AsideSection.tsx'

export interface VersionsPartProps {
  deliveries: readonly ContractDelivery[]
  renews: ContractLink | null
  renewals: readonly ContractLink[]
  onOpen: (file: StoredFile) => void
  hrefOf: (id: number) => string
}

const tones = { queued: 'neutral', sent: 'success', failed: 'danger' } as const

/** The sent documents, each with its exact file, and links to the contract that this one renews and to its renewals. */
export function VersionsPart({ deliveries, renews, renewals, onOpen, hrefOf }: VersionsPartProps) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const renderLink = ({ id, number, date: day }: ContractLink) => (
    <Link key={id} href={hrefOf(id)}>
      {t('renewal.name', { number, date: date(day, 'date') })}
    </Link>
  )
  return (
    <AsideSection title={t('versions.title')}>
      {deliveries.length === 0 ? (
        <p className={styles.quiet}>{t('versions.none')}</p>
      ) : (
        <ul className={styles.log}>
          {deliveries.map(({ id, file, sha256, email, state, problem, sent_by, created_at, recalled_at }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.sum}>
                <time dateTime={created_at}>{date(created_at, 'dateTime')}</time>
                {recalled_at ? (
                  <Badge>{t('versions.recalled', { date: date(recalled_at, 'day') })}</Badge>
                ) : (
                  <Badge tone={tones[state]}>{t(`versions.state.${state}`)}</Badge>
                )}
              </span>
              <span>{t('versions.sent', { email })}</span>
              <span className={styles.quiet}>
                {[
                  sent_by && t('versions.by', { name: sent_by }),
                  t('versions.hash', { start: sha256.slice(0, 4), end: sha256.slice(-4) }),
                  problem,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>
                <Button variant="quiet" size="sm" leading={getFileGlyph(file.name)} onClick={() => onOpen(file)}>
                  {t('versions.open', { name: file.name })}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {renews && (
        <p className={styles.quiet}>
          {t('renewal.of')} {renderLink(renews)}
        </p>
      )}
      {renewals.length > 0 && (
        <p className={styles.quiet}>
          {t('renewal.by')} {renewals.map(renderLink)}
        </p>
      )}
    </AsideSection>
  )
}
