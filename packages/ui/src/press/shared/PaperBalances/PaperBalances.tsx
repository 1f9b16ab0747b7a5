import type { PaperBalanceRow, PaperOrder } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import * as styles from './PaperBalances.css.ts'

export interface PaperActions {
  onOrder: (balance: PaperBalanceRow) => void
  onCount: (balance: PaperBalanceRow) => void
  onReceive: (order: PaperOrder) => void
  onCancel: (order: PaperOrder) => void
}

export interface PaperBalancesProps {
  balances: readonly PaperBalanceRow[]
  /** Paper orders that have not arrived. */
  orders: readonly PaperOrder[]
  /** The actions on paper. Omit it for users who may only read. */
  actions?: PaperActions | undefined
}

/** Factor by which the scale exceeds the longest bar, so that a part of its track stays free. */
const scaleFactor = 1.08

/** The paper that print runs need: the amounts in stock, on order and missing, and the last day to order the missing paper. */
export function PaperBalances({ balances, orders, actions }: PaperBalancesProps) {
  const today = useToday()
  const maxSheets = Math.max(1, ...balances.map(({ needed }) => needed)) * scaleFactor
  return (
    <div className={styles.list}>
      {balances.map((balance) => (
        <BalanceRow key={balance.paper} balance={balance} longest={maxSheets} actions={actions} />
      ))}
      {balances
        .filter(({ missing }) => missing > 0)
        .map((balance) => (
          <MissingPacks key={balance.paper} balance={balance} actions={actions} today={today} />
        ))}
      {orders.map((order) => (
        <IncomingOrder key={order.id} order={order} actions={actions} today={today} />
      ))}
    </div>
  )
}

interface BalanceProps {
  balance: PaperBalanceRow
  actions: PaperActions | undefined
}

function BalanceRow({ balance, longest: maxSheets, actions }: BalanceProps & { longest: number }) {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const names = usePrintNames()
  const { number } = useFormat()
  const { needed, from_hand, from_coming, missing, on_hand } = balance
  const paperName = names.paper(balance.paper)
  const partSheets = { hand: from_hand, coming: from_coming, missing }
  const barParams = {
    paper: paperName,
    needed: number(needed),
    hand: number(from_hand),
    coming: number(from_coming),
    missing: number(missing),
  }
  const menuLabel = t('act.menu', { paper: paperName })
  return (
    <div className={styles.row}>
      <span className={styles.name}>{paperName}</span>
      <span className={styles.bar} role="img" aria-label={t('bar', barParams)}>
        {(['hand', 'coming', 'missing'] as const).map(
          (part) =>
            partSheets[part] > 0 && (
              <span
                key={part}
                className={styles.part[part]}
                style={{ inlineSize: `${(partSheets[part] / maxSheets) * 100}%` }}
              />
            ),
        )}
      </span>
      <span className={styles.figures}>
        {number(needed)}
        {' · '}
        {missing > 0 ? (
          <strong className={styles.short}>{t('missing', { sheets: number(missing) })}</strong>
        ) : (
          t('onHand', { sheets: number(on_hand) })
        )}
        {from_coming > 0 && ` · ${t('coming', { sheets: number(from_coming) })}`}
        {on_hand < 0 && <span className={styles.late}>{` · ${t('below')}`}</span>}
      </span>
      {actions && (
        <span className={styles.acts}>
          <Menu
            label={menuLabel}
            align="end"
            items={[
              { key: 'order', label: t('act.order'), glyph: glyphs.plus, onSelect: () => actions.onOrder(balance) },
              {
                key: 'count',
                label: t('act.count'),
                glyph: glyphs.calculator,
                onSelect: () => actions.onCount(balance),
              },
            ]}
            renderTrigger={(trigger) => (
              <IconButton {...trigger} glyph={glyphs.dotsThree} label={menuLabel} size="sm" />
            )}
          />
        </span>
      )}
    </div>
  )
}

/** The number of missing packs, and the last day to order these packs. */
function MissingPacks({ balance, actions, today }: BalanceProps & { today: string }) {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const names = usePrintNames()
  const { date } = useFormat()
  const { packs: count, arrives_by, order_by } = balance
  const paperName = names.paper(balance.paper)
  const textParams = {
    paper: paperName,
    count,
    arrives: arrives_by && date(arrives_by, 'dayMonth'),
    until: order_by && date(order_by, 'dayMonth'),
  }
  const isLate = order_by !== null && order_by < today
  return (
    <p className={classes(styles.line, isLate && styles.late)}>
      <Icon glyph={isLate ? glyphs.warningCircle : glyphs.stack} size={16} />
      <span className={styles.words}>
        {t(order_by === null ? 'toOrderAnytime' : isLate ? 'toOrderLate' : 'toOrder', textParams)}
      </span>
      {actions && (
        <Button size="sm" onClick={() => actions.onOrder(balance)} aria-label={t('act.orderOf', { paper: paperName })}>
          {t('act.order')}
        </Button>
      )}
    </p>
  )
}

function IncomingOrder({
  order,
  actions,
  today,
}: {
  order: PaperOrder
  actions: PaperActions | undefined
  today: string
}) {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const names = usePrintNames()
  const { date, number } = useFormat()
  const paperName = names.paper(order.paper)
  const { sheets, expected_on, note } = order
  const isLate = expected_on < today
  return (
    <p className={classes(styles.line, isLate && styles.late)}>
      <Icon glyph={glyphs.truck} size={16} />
      <span className={styles.words}>
        {t('onWay', { paper: paperName, count: sheets, sheets: number(sheets), date: date(expected_on, 'dayMonth') })}
        {note && ` · ${note}`}
      </span>
      {actions && (
        <>
          <Button
            size="sm"
            onClick={() => actions.onReceive(order)}
            aria-label={t('act.receiveOf', { paper: paperName })}
          >
            {t('act.receive')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => actions.onCancel(order)}
            aria-label={t('act.cancelOf', { paper: paperName })}
          >
            {t('act.cancel')}
          </Button>
        </>
      )}
    </p>
  )
}
