import { offerStatuses, tiynPerTenge, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import type { DataColumn } from '../../../patterns/DataTable/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { CellDetail } from '../../../primitives/Table/index.ts'
import {
  OfferRequestedBadge,
  OfferPaidBar,
  OfferPriceChange,
  OfferStamps,
  OfferStatusBadge,
  OfferValidity,
  useOfferLabels,
  type SaveFlag,
} from '../index.ts'
import type { MenuItem } from '../../../primitives/Menu/index.ts'
import * as styles from './OfferList.css.ts'

/** The actions on a row of the list. */
export interface OfferRowIntents {
  /** Saves a flag. Without it the stamps are read-only. Keep the function the same between renders. */
  onFlag?: SaveFlag
  /** Opens the preview of the invoice. Keep the function the same between renders. */
  onPreview?: (offer: OfferRow) => void
  /** Returns the actions in the menu of an offer. Keep the function the same between renders. */
  getActions?: (offer: OfferRow) => readonly MenuItem[]
}

type Options = { [Key in 'onFlag' | 'onPreview' | 'getActions']: OfferRowIntents[Key] | undefined }

/** Returns the columns, keyed by the API's `sort_by`. */
export function useOfferColumns({ onFlag, onPreview, getActions }: Options): readonly DataColumn<OfferRow>[] {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  return useMemo(() => {
    const columns: DataColumn<OfferRow>[] = [
      {
        key: 'created_at',
        header: t('list.column.number'),
        width: '84px',
        kind: 'date',
        align: 'start',
        required: true,
        value: ({ date }) => date,
        cell: (offer) => <NumberCell offer={offer} />,
      },
      {
        key: 'recipient_name',
        header: t('list.column.recipient'),
        minWidth: '168px',
        required: true,
        value: ({ recipient_name }) => recipient_name,
        cell: (offer) => <RecipientCell offer={offer} />,
      },
      {
        key: 'items',
        header: t('list.column.books'),
        minWidth: '150px',
        sortable: false,
        value: ({ items }) => items.map(({ name }) => name).join(', '),
        cell: (offer) => <BooksCell offer={offer} />,
      },
      {
        key: 'status',
        header: t('list.column.status'),
        width: '149px',
        kind: 'choice',
        options: offerStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        value: ({ status }) => status,
        cell: (offer) => (
          <span className={styles.badges}>
            <OfferStatusBadge status={offer.status} />
            <OfferRequestedBadge offer={offer} />
            <OfferValidity offer={offer} />
            <OfferPriceChange offer={offer} compact />
          </span>
        ),
      },
      {
        key: 'documents',
        header: t('list.column.documents'),
        width: '254px',
        interactive: onFlag !== undefined,
        cell: (offer) => <OfferStamps offer={offer} onFlag={onFlag} />,
      },
      {
        key: 'progress',
        header: t('list.column.payment'),
        width: '100px',
        kind: 'number',
        unit: '%',
        align: 'start',
        value: ({ progress }) => progress,
        cell: ({ progress }) => <OfferPaidBar progress={progress} />,
      },
      {
        key: 'sum',
        header: t('list.column.sum'),
        width: '117px',
        kind: 'number',
        unit: '₸',
        value: ({ sum }) => sum / tiynPerTenge,
        cell: ({ sum }) => <strong className={styles.sum}>{money(sum)}</strong>,
      },
    ]
    if (onPreview ?? getActions)
      columns.push({
        key: 'actions',
        header: t('list.column.actions'),
        headerHidden: true,
        interactive: true,
        required: true,
        width: onPreview && getActions ? '80px' : '52px',
        align: 'end',
        cell: (offer) => <ActionsCell offer={offer} onPreview={onPreview} getActions={getActions} />,
      })
    // The server's search and the status groups above the list filter the rows, so the columns have no filters.
    return columns.map((column) => ({ ...column, filterable: false }))
  }, [t, money, onFlag, onPreview, getActions])
}

function NumberCell({ offer: { number, revision, date: day } }: { offer: OfferRow }) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { date } = useFormat()
  return (
    <>
      <span className={styles.number}>{t('offer-words:number', { number })}</span>
      <CellDetail>{revision > 1 ? `${date(day)} · ${t('offer-words:revision', { revision })}` : date(day)}</CellDetail>
    </>
  )
}

function RecipientCell({ offer: { recipient_name, recipient_bin, is_partner } }: { offer: OfferRow }) {
  const { t } = useTranslation('offers')
  const { formatBin } = useOfferLabels()
  return (
    <>
      <span className={styles.recipient}>
        {recipient_name}
        {is_partner && (
          <span className={styles.partner}>
            <Icon glyph={glyphs.handshake} size={16} label={t('list.partner')} />
          </span>
        )}
      </span>
      {recipient_bin && (
        <CellDetail>
          <span className={styles.whole}>{formatBin(recipient_bin)}</span>
        </CellDetail>
      )}
    </>
  )
}

/** The name of the first book and the number of further books. */
function BooksCell({ offer: { items } }: { offer: OfferRow }) {
  const { t } = useTranslation('offers')
  const [firstItem] = items
  if (!firstItem) return null
  const lang = firstItem.language && getBookLang(firstItem.language)
  return (
    <span className={styles.titles}>
      <BookTitle lines={2} lang={lang ?? undefined}>
        {firstItem.name}
      </BookTitle>
      {items.length > 1 && (
        <span className={styles.others} title={items.map(({ name }) => name).join('\n')}>
          {t('list.others', { count: items.length - 1 })}
        </span>
      )}
    </span>
  )
}

interface ActionsCellProps extends Pick<Options, 'onPreview' | 'getActions'> {
  offer: OfferRow
}

function ActionsCell({ offer, onPreview, getActions }: ActionsCellProps) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const label = t('list.actions', { offer: nameOf(offer) })
  return (
    <span className={styles.actions}>
      {onPreview && (
        <span className={styles.preview}>
          <IconButton
            glyph={glyphs.eye}
            size="sm"
            label={t('list.preview', { offer: nameOf(offer) })}
            onClick={() => onPreview(offer)}
          />
        </span>
      )}
      {getActions && (
        <Menu
          label={label}
          align="end"
          items={getActions(offer)}
          renderTrigger={(trigger) => <IconButton {...trigger} glyph={glyphs.dotsThree} size="sm" label={label} />}
        />
      )}
    </span>
  )
}
