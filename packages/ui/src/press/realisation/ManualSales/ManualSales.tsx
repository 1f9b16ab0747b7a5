import type { BookSale, RoyaltyTerms } from '@press/domain'
import { useFormat } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { useRealisationLabels } from '../Realisation/useRealisationLabels.ts'
import * as styles from './ManualSales.css.ts'

export interface ManualSalesProps {
  book: { book_name: string }
  terms: readonly RoyaltyTerms[]
  /** The sales of the shown quarter. */
  sales: readonly BookSale[]
  onClose: () => void
  /** Adds new terms, or edits the given terms. Omit this prop and the next three props for read-only access. */
  onEnterTerms?: ((terms?: RoyaltyTerms) => void) | undefined
  onRemoveTerms?: ((terms: RoyaltyTerms) => void) | undefined
  /** Adds a new sale, or edits the given sale. */
  onSale?: ((sale?: BookSale) => void) | undefined
  onRemoveSale?: ((sale: BookSale) => void) | undefined
}

const tones = { draft: 'neutral', sent: 'attention', signed: 'success', ended: 'neutral' } as const

/** The manually entered data of a title: its contracts with authors, and the sales that channels report for the quarter. */
export function ManualSales(props: ManualSalesProps) {
  const { book, terms, sales, onClose, onEnterTerms, onRemoveTerms, onSale, onRemoveSale } = props
  const { t, count: formatCount, sum: formatSum, rate: formatRate } = useRealisationLabels()
  const { date } = useFormat()
  const formatDay = (value: string) => date(value, 'date')
  return (
    <Dialog
      open
      size="md"
      title={t('entered.title', { book: book.book_name })}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{t('entered.close')}</Button>}
    >
      <div className={styles.entered}>
        <Part
          title={t('entered.terms')}
          emptyText={t('terms.none')}
          action={
            onEnterTerms && (
              <Button size="sm" leading={glyphs.plus} onClick={() => onEnterTerms()}>
                {t('terms.enter')}
              </Button>
            )
          }
        >
          {terms.map((contractTerms) => (
            <li key={contractTerms.contract_id} className={styles.row}>
              <span className={styles.words}>
                <span>
                  <span className={styles.strong}>
                    {t('terms.of', { number: contractTerms.number, date: formatDay(contractTerms.date) })}
                  </span>{' '}
                  <Badge tone={tones[contractTerms.status]}>{t(`terms.status.${contractTerms.status}`)}</Badge>
                </span>
                <span>
                  {t('terms.summary', {
                    rate: formatRate(contractTerms.rate),
                    authors: contractTerms.authors.map(({ name, share }) => `${name} ${formatRate(share)}`).join(', '),
                  })}
                </span>
                <span className={styles.muted}>
                  {[contractTerms.email, contractTerms.sent > 0 && onRemoveTerms && t('terms.sentNote')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Actions
                editLabel={t('terms.edit', { number: contractTerms.number })}
                remove={t('terms.remove', { number: contractTerms.number })}
                onEdit={onEnterTerms && (() => onEnterTerms(contractTerms))}
                onRemove={contractTerms.sent === 0 ? onRemoveTerms && (() => onRemoveTerms(contractTerms)) : undefined}
              />
            </li>
          ))}
        </Part>
        <Part
          title={t('entered.sales')}
          emptyText={t('sale.none')}
          action={
            onSale && (
              <Button size="sm" leading={glyphs.plus} onClick={() => onSale()}>
                {t('sale.enter')}
              </Button>
            )
          }
        >
          {sales.map((sale) => {
            const saleText = t('sale.what', {
              channel: t(`channel.${sale.channel}`),
              date: formatDay(sale.date),
              copies: t('copies', { count: sale.copies }),
            })
            return (
              <li key={sale.id} className={styles.row}>
                <span className={styles.words}>
                  <span>{`${t(`channel.${sale.channel}`)}, ${formatDay(sale.date)}`}</span>
                  <span className={classes(styles.strong, sale.copies < 0 && styles.back)}>
                    {`${formatCount(sale.copies)} × ${formatSum(sale.sum / sale.copies)} = ${formatSum(sale.sum)} ₸`}
                  </span>
                  <span className={styles.muted}>{[sale.note, sale.entered_by].filter(Boolean).join(' · ')}</span>
                </span>
                <Actions
                  editLabel={t('sale.edit', { what: saleText })}
                  remove={t('sale.remove', { what: saleText })}
                  onEdit={onSale && (() => onSale(sale))}
                  onRemove={onRemoveSale && (() => onRemoveSale(sale))}
                />
              </li>
            )
          })}
        </Part>
        <p className={styles.muted}>{t('entered.other')}</p>
      </div>
    </Dialog>
  )
}

function Part({
  title,
  emptyText,
  action,
  children,
}: {
  title: string
  emptyText: string
  action: ReactNode
  children: readonly ReactNode[]
}) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.top}>
        <h3 className={styles.title}>{title}</h3>
        {action}
      </div>
      {children.length > 0 ? <ul className={styles.list}>{children}</ul> : <p>{emptyText}</p>}
    </section>
  )
}

function Actions({
  editLabel,
  remove,
  onEdit,
  onRemove,
}: {
  editLabel: string
  remove: string
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
}) {
  return (
    <span className={styles.actions}>
      {onEdit && <IconButton glyph={glyphs.pencilSimple} label={editLabel} onClick={onEdit} />}
      {onRemove && <IconButton glyph={glyphs.trash} label={remove} onClick={onRemove} />}
    </span>
  )
}
