import { useTranslation } from '@press/i18n'
import { memo, type Ref } from 'react'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../private/classes.ts'
import { Checkbox } from '../Checkbox/index.ts'
import type { Column } from './columns.ts'
import * as styles from './Table.css.ts'

interface TableRowProps<Row> {
  row: Row
  id: string
  columns: readonly Column<Row>[]
  /** Place among all rows, from 1 with the header; only where not all are drawn. */
  index?: number | undefined
  href: string | undefined
  label: string
  /** Undefined while the table has no selection. */
  selected: boolean | undefined
  onSelect: (id: string, selected: boolean) => void
  ref?: Ref<HTMLTableRowElement>
}

function PlainTableRow<Row>({ row, id, columns, index, href, label, selected, onSelect, ref }: TableRowProps<Row>) {
  const { t } = useTranslation('ui')
  return (
    <tr
      ref={ref}
      data-index={index === undefined ? undefined : index - 2}
      aria-rowindex={index}
      aria-selected={selected}
      className={classes(styles.row, href !== undefined && styles.opens)}
    >
      {selected !== undefined && (
        <td className={`${styles.cell} ${styles.tick}`}>
          <span className={styles.above}>
            <Checkbox
              label={t('table.select', { row: label })}
              labelHidden
              checked={selected}
              onChange={({ target }) => onSelect(id, target.checked)}
            />
          </span>
        </td>
      )}
      {columns.map(({ key, cell, align = 'start', interactive }, place) => (
        <td key={key} className={`${styles.cell} ${styles.align[align]}`}>
          {place === 0 && href !== undefined ? (
            <Anchor href={href} className={styles.link}>
              {cell(row)}
            </Anchor>
          ) : interactive ? (
            <span className={styles.above}>{cell(row)}</span>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Drawn again only when its own row, its selection or the columns change. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow
