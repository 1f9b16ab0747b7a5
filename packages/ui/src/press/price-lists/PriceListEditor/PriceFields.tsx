import { priceJumpWarningPercent, type PriceChange, type Prices } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { ConfirmDialog } from '../../../primitives/Dialog/index.ts'
import * as styles from './PriceFields.css.ts'
import { usePriceLabels } from './usePriceLabels.ts'

export interface PriceFieldsProps {
  number: number
  /** First day on which the prices apply, `yyyy-mm-dd`. */
  from: string
  /** The changes from the previous list, as returned by `diffPriceLists`. */
  changes: readonly PriceChange[]
  /** The new prices. Their tiers give the rows their names. */
  prices: Prices
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before prices take effect, and lists their changes. Large changes are highlighted. */
export function PriceFields({ number, from, changes, prices, busy, onConfirm, onClose }: PriceFieldsProps) {
  const { t } = useTranslation('price-lists')
  const { date } = useFormat()
  const priceLabels = usePriceLabels()
  const largeChanges = changes.filter(({ percent }) => percent !== null && Math.abs(percent) > priceJumpWarningPercent)
  return (
    <ConfirmDialog
      open
      title={t('enter.title', { number, from: date(from, 'date') })}
      confirmLabel={t('enter.confirm')}
      busy={busy}
      busyLabel={t('enter.busy')}
      onOpenChange={onClose}
      onConfirm={onConfirm}
    >
      <Stack gap={3}>
        {largeChanges.length > 0 && (
          <Alert tone="warning">
            {t('enter.leap', {
              limit: priceJumpWarningPercent,
              rows: largeChanges.map((row) => priceLabels.getRowName(row, prices)).join('; '),
            })}
          </Alert>
        )}
        <p>{t('enter.text', { count: changes.length })}</p>
        <ul className={styles.changes}>
          {changes.map((row) => (
            <li key={`${row.group}.${row.key}`} className={styles.change}>
              <span>{[t(`group.${row.group}`), priceLabels.getRowName(row, prices)].join(': ')}</span>
              <span className={styles.figures}>
                {row.before
                  .slice(0, row.cells.length)
                  .map((value) => priceLabels.formatCellValue(value, row.unit))
                  .join(' + ')}
                {' → '}
                <strong>
                  {row.after
                    .slice(0, row.cells.length)
                    .map((value) => priceLabels.formatCellValue(value, row.unit))
                    .join(' + ')}
                </strong>
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </ConfirmDialog>
  )
}
