import {
  contractRefusal,
  contractTransitions,
  targetsOf,
  type Actor,
  type ContractStatus as Status,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { refusalOf } from '../../../patterns/Form/index.ts'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import type { Contract, ContractLink } from './contractValues.ts'
import * as styles from './ContractForm.css.ts'

const looks: Record<Status, { tone: BadgeTone; glyph: Glyph }> = {
  draft: { tone: 'neutral', glyph: glyphs.pencilLine },
  sent: { tone: 'info', glyph: glyphs.envelopeSimple },
  signed: { tone: 'success', glyph: glyphs.signature },
  ended: { tone: 'neutral', glyph: glyphs.archive },
}

/** Where a contract stands. */
export function ContractStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('contracts')
  return <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>
}

export interface ContractStatusProps {
  contract: Pick<Contract, 'kind' | 'status' | 'scan' | 'number' | 'renews' | 'renewals'>
  /** Who looks at it, and whether they are its other side. */
  actor: Actor
  /** Takes it on. Resolve when `contract` stands there; the reason of a rejection is shown. */
  onStatus: (to: Status) => Promise<void>
  /** Begins the contract that renews this one; for those who may write it. */
  onRenew?: () => void
  /** The page of a contract. */
  hrefOf: (contract: ContractLink) => string
}

/** Where a contract stands, where this person may take it, and the contracts before and after it. */
export function ContractStatus({ contract, actor, onStatus, onRenew, hrefOf }: ContractStatusProps) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const [busy, setBusy] = useState<Status>()
  const [refused, setRefused] = useState<string>()
  const { kind, status, renews, renewals } = contract
  const targets = targetsOf(contractTransitions(kind), actor, status)
  const go = async (to: Status) => {
    setBusy(to)
    setRefused(undefined)
    try {
      await onStatus(to)
    } catch (refusal) {
      setRefused(refusalOf(refusal).message)
    }
    setBusy(undefined)
  }
  const link = (other: ContractLink) => (
    <Link href={hrefOf(other)}>{t('renewal.name', { number: other.number, date: date(other.date, 'date') })}</Link>
  )
  return (
    <section className={styles.status} aria-label={t('statusLabel')}>
      <ContractStatusBadge status={status} />
      {refused && <Alert tone="danger">{refused}</Alert>}
      {(targets.length > 0 || onRenew) && (
        <div className={styles.buttons}>
          {targets.map((to) => {
            const refusal = contractRefusal(contract, actor, to)
            return (
              <Button
                key={to}
                size="sm"
                busy={busy === to}
                disabledReason={refusal ? t(`refusal.${refusal}`) : undefined}
                onClick={() => void go(to)}
              >
                {t(`to.${to as 'sent'}`)}
              </Button>
            )
          })}
          {onRenew && status === 'signed' && (
            <Button size="sm" variant="quiet" leading={glyphs.arrowClockwise} onClick={onRenew}>
              {t('renewal.begin')}
            </Button>
          )}
        </div>
      )}
      {renews && (
        <p className={styles.renewal}>
          {t('renewal.of')} {link(renews)}
        </p>
      )}
      {renewals.length > 0 && (
        <div className={styles.renewal}>
          <p>{t('renewal.by')}</p>
          <ul className={styles.renewals}>
            {renewals.map((other) => (
              <li key={other.id}>{link(other)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
