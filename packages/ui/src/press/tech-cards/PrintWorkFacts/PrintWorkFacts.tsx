import { printParts, getUsedBindings, type PrintFormKind, type PrintFormValues } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import * as sheet from '../../../patterns/Sheet/Sheet.css.ts'
import * as styles from './PrintWorkFacts.css.ts'

export interface PrintWorkFactsProps {
  /** Whether the form describes the signal copy or the print run. */
  kind: PrintFormKind
  work: PrintFormValues
}

/** The data of a printing house's form, read-only: how a signal copy or a print run is printed and bound, and its progress. */
export function PrintWorkFacts({ kind, work }: PrintWorkFactsProps) {
  const { t } = useTranslation(['print-forms', 'tech-cards'])
  const names = usePrintNames()
  const { number, date } = useFormat()
  const getPaperName = (paper: string | null) => paper && names.paper(paper)
  const formatCount = (value: number | null) => value !== null && number(value)
  const bindings = getUsedBindings(work)
  const facts: readonly [term: string, value: string | false | null, wide?: boolean][] = [
    [t('work.field.copies'), formatCount(work.copies)],
    [t('work.field.format'), work.format],
    [t('work.field.total_pages'), formatCount(work.total_pages)],
    [t('work.field.colored_pages'), work.colored_pages ? number(work.colored_pages) : null],
    [t('work.field.inserts_count'), work.inserts_count ? number(work.inserts_count) : null],
    ...printParts.map((part): [string, string] => [
      t(`work.part.${part}`),
      [getPaperName(work[`paper_${part}`]), work[`colorfulness_${part}`]].filter(Boolean).join(', '),
    ]),
    [t('work.field.lamination'), work.lamination && t(`lamination.${work.lamination}`)],
    [
      t('work.field.binding_counts'),
      bindings
        .map((binding) => `${names.binding(binding)}: ${number(work.binding_counts[binding] ?? 0)} ${t('work.copies')}`)
        .join(', '),
      true,
    ],
    [t('work.field.start_date'), work.start_date && date(work.start_date, 'date')],
    [t('work.field.completed_date'), work.completed_date && date(work.completed_date, 'date')],
    [t('work.field.remarks'), work.remarks, true],
  ]
  return (
    <section aria-label={t(`work.${kind}.label`)} className={styles.part}>
      <p className={styles.head}>
        <span className={styles.title}>{t(`work.${kind}.label`)}</span>
        <Badge tone={work.status === 'completed' ? 'success' : 'neutral'}>{t(`work.status.${work.status}`)}</Badge>
      </p>
      <dl className={sheet.facts}>
        {facts.map(
          ([term, value, wide = false]) =>
            value && (
              <div key={term} className={classes(wide && sheet.wide)}>
                <dt className={sheet.term}>{term}</dt>
                <dd className={sheet.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
