import type { ReactNode } from 'react'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../foundations/classes.ts'
import { DetailsToggle } from './DetailsToggle.tsx'
import type { TableBodyProps } from './TableBody.tsx'
import { detailsId } from './TableRow.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as styles from './Table.css.ts'

interface TableCardsProps<Row> extends Omit<TableBodyProps<Row>, 'columns' | 'looks' | 'offset'> {
  label: string
  renderCard: (row: Row) => ReactNode
}

/** Shows the rows as a list of cards on a phone. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const {
    label,
    rows,
    rowKey,
    rowLabel,
    tickLabel,
    rowHref,
    renderCard,
    selected,
    onSelect,
    renderDetails,
    opened,
    onOpen,
  } = props
  const plain = !selected && !renderDetails
  return (
    <ul aria-label={label} className={styles.cards}>
      {rows.map((row) => {
        const id = rowKey(row)
        const open = opened.has(id)
        return (
          <li key={id} className={classes(styles.card, !plain && styles.cardRow)}>
            {rowHref && <Anchor href={rowHref(row)} className={styles.cardLink} aria-label={rowLabel(row)} />}
            {selected && (
              <RowCheckbox
                label={tickLabel(rowLabel(row))}
                checked={selected.has(id)}
                onCheckedChange={(on, range) => onSelect(id, on, range)}
              />
            )}
            {plain ? renderCard(row) : <div className={styles.cardBody}>{renderCard(row)}</div>}
            {renderDetails && (
              <span className={styles.above}>
                <DetailsToggle
                  label={rowLabel(row)}
                  controls={open ? detailsId(id) : undefined}
                  open={open}
                  onToggle={() => onOpen(id, !open)}
                />
              </span>
            )}
            {renderDetails && open && (
              <div id={detailsId(id)} className={`${styles.cardBody} ${styles.above}`}>
                {renderDetails(row)}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
