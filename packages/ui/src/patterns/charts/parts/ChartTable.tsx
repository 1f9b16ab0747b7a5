import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { makeKeyboardScrollable } from '../../../private/keyboard-scrollable-ref.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import type { TableData } from '../../../private/csv.ts'
import * as styles from './charts.css.ts'

export interface ChartTableContent {
  /** Column headers; the first is for the row names. */
  head: readonly string[]
  /** Rows formatted for reading: the name, then the numbers. */
  rows: readonly (readonly string[])[]
  /** The raw values for a spreadsheet, including headers. */
  plain: TableData
}

interface ChartTableProps {
  title: string
  content: ChartTableContent
  /** Maximum height in pixels: the height of the drawing that the table replaces. */
  height: number
  hrefs?: readonly (string | undefined)[] | undefined
  onExport?: ((table: TableData) => void) | undefined
}

/** Height of the line with the button, in pixels. */
const exportRowHeightPx = 38

/** The numbers of a chart as a table. */
export function ChartTable({ title, content, height, hrefs, onExport }: ChartTableProps) {
  const { t } = useTranslation('charts')
  return (
    <>
      <div
        ref={makeKeyboardScrollable}
        className={styles.tableBox}
        style={{ maxBlockSize: onExport ? height - exportRowHeightPx : height }}
      >
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {content.head.map((name) => (
                <th key={name} scope="col" className={styles.columnHead}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.rows.map(([name, ...values], row) => (
              <tr key={name}>
                <th scope="row" className={styles.rowHead}>
                  {hrefs?.[row] ? <Link href={hrefs[row]}>{name}</Link> : name}
                </th>
                {values.map((value, index) => (
                  <td key={content.head[index + 1]} className={styles.cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {onExport && (
        <div className={styles.tableFoot}>
          <Button variant="quiet" size="sm" leading={glyphs.downloadSimple} onClick={() => onExport(content.plain)}>
            {t('download')}
          </Button>
        </div>
      )}
    </>
  )
}
