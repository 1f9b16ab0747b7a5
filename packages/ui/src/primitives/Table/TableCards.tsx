import type { ReactNode } from 'react'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../foundations/classes.ts'
import { DetailsToggle } from './DetailsToggle.tsx'
import type { TableBodyProps } from './TableBody.tsx'
import { getDetailsId } from './TableRow.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as styles from './Table.css.ts'

interface TableCardsProps<Row> extends Omit<TableBodyProps<Row>, 'columns' | 'columnAppearances' | 'offset'> {
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
    expandedRows,
    onOpen,
  } = props
  const isPlain = !selected && !renderDetails
  return (
    <ul aria-label={label} className={styles.cards}>
      {rows.map((row) => {
        const id = rowKey(row)
        const isOpen = expandedRows.has(id)
        return (
          <li key={id} className={classes(styles.card, !isPlain && styles.cardRow)}>
            {rowHref && <Anchor href={rowHref(row)} className={styles.cardLink} aria-label={rowLabel(row)} />}
            {selected && (
              <RowCheckbox
                label={tickLabel(rowLabel(row))}
                checked={selected.has(id)}
                onCheckedChange={(isSelected, isRange) => onSelect(id, isSelected, isRange)}
              />
            )}
            {isPlain ? renderCard(row) : <div className={styles.cardBody}>{renderCard(row)}</div>}
            {renderDetails && (
              <span className={styles.aboveRowLink}>
                <DetailsToggle
                  label={rowLabel(row)}
                  controls={isOpen ? getDetailsId(id) : undefined}
                  open={isOpen}
                  onToggle={() => onOpen(id, !isOpen)}
                />
              </span>
            )}
            {renderDetails && isOpen && (
              <div id={getDetailsId(id)} className={`${styles.cardBody} ${styles.aboveRowLink}`}>
                {renderDetails(row)}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
