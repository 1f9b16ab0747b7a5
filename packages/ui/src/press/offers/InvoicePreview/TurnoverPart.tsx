import {
  calculateAdvance,
  calculateDebt,
  deliveryKinds,
  getUndeliveredLines,
  filterLinesByKind,
  calculateOfferTotals,
  sumPayments,
  type DeliveryKind,
  type Turnover,
  type LineStock,
  type Offer,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { lazyWithPreload } from '../../../private/lazy-with-preload.tsx'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts'
import type { TurnoverAction, TurnoverEntry } from '../turnover-types.ts'
import { useTurnoverLabels } from '../useTurnoverLabels.ts'
import * as styles from './InvoicePreview.css.ts'

const TurnoverDialog = lazyWithPreload(async () => (await import('../TurnoverDialog/index.ts')).TurnoverDialog)

interface TurnoverPartProps {
  offer: Offer
  onPdf: (document: Turnover) => Promise<void>
  /** Issues, corrects or cancels a document, or records a return. If omitted, the documents are read-only. */
  onTurnover?: ((act: TurnoverAction, entry: TurnoverEntry) => Promise<void>) | undefined
  /** Copies in stock of the offer's titles. */
  stock?: readonly LineStock[] | undefined
}

/** The goods delivered by acts and waybills, the returned goods, and the resulting debt. */
export function TurnoverPart({ offer, onPdf, onTurnover, stock }: TurnoverPartProps) {
  const { t } = useTranslation(['offers', 'turnovers'])
  const { money } = useFormat()
  const [act, setAct] = useState<TurnoverAction>()
  const { turnovers, delivered, payments, sum } = offer
  const undeliveredCharges = getUndeliveredLines(
    calculateOfferTotals(offer.items, offer.date, offer.discount).charges,
    turnovers,
  )
  const mayIssue = (kind: DeliveryKind) =>
    filterLinesByKind(kind, undeliveredCharges).some(({ quantity }) => quantity > 0)
  if (turnovers.length === 0 && !onTurnover) return null
  const facts = { delivered, paid: sumPayments(payments) }
  return (
    <Panel title={t('preview.papersTitle')}>
      <div className={styles.money}>
        {turnovers.length === 0 ? (
          <Text as="p" variant="small" tone="muted">
            {t('turnovers:list.none')}
          </Text>
        ) : (
          <>
            <p className={styles.caption}>
              {t('turnovers:list.all', { delivered: money(delivered), sum: money(sum) })}
            </p>
            {facts.delivered !== facts.paid && (
              <span>
                {calculateDebt(facts) > 0 ? (
                  <Badge tone="warning">{t('turnovers:list.debt', { sum: money(calculateDebt(facts)) })}</Badge>
                ) : (
                  <Badge>{t('turnovers:list.advance', { sum: money(calculateAdvance(facts)) })}</Badge>
                )}
              </span>
            )}
            <ul className={styles.log} aria-label={t('turnovers:list.label')}>
              {turnovers.map((document) => (
                <Document
                  key={document.id}
                  document={document}
                  offer={offer}
                  onPdf={onPdf}
                  onAct={onTurnover && setAct}
                />
              ))}
            </ul>
          </>
        )}
        {onTurnover && deliveryKinds.some(mayIssue) && (
          <div className={styles.inline}>
            {deliveryKinds.filter(mayIssue).map((kind) => (
              <Button key={kind} onClick={() => setAct({ action: 'issue', kind })}>
                {t(`preview.issue.${kind}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {onTurnover && act && (
        <TurnoverDialog
          offer={offer}
          action={act}
          stock={stock}
          onClose={() => setAct(undefined)}
          onSave={onTurnover}
        />
      )}
    </Panel>
  )
}

interface DocumentProps extends Pick<TurnoverPartProps, 'offer' | 'onPdf'> {
  document: Turnover
  onAct: ((act: TurnoverAction) => void) | undefined
}

function Document({ document, offer, onPdf, onAct }: DocumentProps) {
  const { t } = useTranslation(['offers', 'turnovers'])
  const { date, money } = useFormat()
  const { documentOf } = useTurnoverLabels(offer)
  const { kind, cancelled_at, cancelled_by, cancel_reason, reason, of_id } = document
  const documentName = documentOf(document)
  const label = t('turnovers:list.actions', { document: documentName })
  const sourceNumber = offer.turnovers.find(({ id }) => id === of_id)?.number
  const hasReturn = offer.turnovers.some(
    (turnover) => turnover.kind === 'return' && turnover.of_id === document.id && !turnover.cancelled_at,
  )
  const menuItems: MenuItem[] = [
    {
      key: 'pdf',
      label: t('turnovers:list.pdf'),
      glyph: glyphs.downloadSimple,
      onSelect: () => void onPdf(document),
    },
  ]
  if (onAct && !cancelled_at) {
    const createMenuItem = (action: 'correct' | 'return' | 'cancel', glyph: Glyph) => ({
      key: action,
      label: t(`turnovers:list.${action}`),
      glyph,
      onSelect: () => onAct({ action: action, document }),
    })
    if (kind !== 'return' && !hasReturn) menuItems.push(createMenuItem('correct', glyphs.pencilSimple))
    if (kind === 'waybill') menuItems.push(createMenuItem('return', glyphs.arrowCounterClockwise))
    if (!hasReturn) menuItems.push({ ...createMenuItem('cancel', glyphs.prohibit), tone: 'danger' })
  }
  return (
    <li className={styles.sent}>
      <span className={styles.facts}>
        {documentName}
        {cancelled_at && <Badge>{t('turnovers:list.cancelled')}</Badge>}
      </span>
      <span className={styles.end}>
        <Menu
          label={label}
          align="end"
          items={menuItems}
          renderTrigger={(trigger) => <IconButton {...trigger} glyph={glyphs.dotsThree} size="sm" label={label} />}
        />
      </span>
      <span className={styles.detail}>
        {[
          date(document.date, 'date'),
          money(document.sum),
          sourceNumber &&
            t(kind === 'return' ? 'turnovers:list.returns' : 'turnovers:list.corrects', { number: sourceNumber }),
          cancelled_at && cancelled_by,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {(cancel_reason || reason) && (
        <span className={styles.detail}>{t('turnovers:list.reason', { reason: cancel_reason || reason })}</span>
      )}
    </li>
  )
}
