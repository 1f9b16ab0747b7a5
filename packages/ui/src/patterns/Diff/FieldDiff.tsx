import { useTranslation } from '@press/i18n'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Accordion } from '../../primitives/Accordion/index.ts'
import * as styles from './Diff.css.ts'
import { TextDiff } from './TextDiff.tsx'

export interface FieldVersions {
  key: string
  /** The name of the field. */
  label: string
  /** The formatted value; empty or null if the field had no value. */
  before: string | null
  after: string | null
  /** `words` shows long texts merged into one, compared word by word. @default 'value' */
  compare?: 'value' | 'words'
}

export interface FieldDiffProps {
  /** Every field of the record; unchanged fields are collapsed. */
  fields: readonly FieldVersions[]
  /** Header of the first column; versions may be named by date or person. @default «Было», «Стало» */
  beforeLabel?: string
  afterLabel?: string
}

/** Two versions of a record, field by field. */
export function FieldDiff({ fields, beforeLabel, afterLabel }: FieldDiffProps) {
  const { t } = useTranslation('patterns')
  const [oldLabel, newLabel] = [beforeLabel ?? t('diff.before'), afterLabel ?? t('diff.after')]
  const changedFields = fields.filter(({ before, after }) => (before ?? '') !== (after ?? ''))
  const unchangedFields = fields.filter((field) => !changedFields.includes(field))
  return (
    <div>
      {changedFields.length === 0 ? (
        <p className={styles.count}>{t('diff.same')}</p>
      ) : (
        <>
          <div className={styles.columns} aria-hidden>
            <span>{t('diff.field')}</span>
            <span>{oldLabel}</span>
            <span>{newLabel}</span>
          </div>
          <dl className={styles.fields}>
            {changedFields.map((field) => (
              <ChangedField key={field.key} field={field} beforeLabel={oldLabel} afterLabel={newLabel} />
            ))}
          </dl>
        </>
      )}
      {changedFields.length > 0 && unchangedFields.length > 0 && (
        <Accordion
          items={[
            {
              key: 'same',
              title: t('diff.unchanged', { count: unchangedFields.length }),
              panel: (
                <dl className={styles.unchangedFields}>
                  {unchangedFields.map(({ key, label, after }) => (
                    <div key={key} className={styles.unchangedField}>
                      <dt className={styles.label}>{label}</dt>
                      <dd>{after ?? t('diff.empty')}</dd>
                    </div>
                  ))}
                </dl>
              ),
            },
          ]}
        />
      )}
    </div>
  )
}

function ChangedField({
  field,
  beforeLabel,
  afterLabel,
}: {
  field: FieldVersions
  beforeLabel: string
  afterLabel: string
}) {
  const { t } = useTranslation('patterns')
  const { label, before, after, compare = 'value' } = field
  const emptyText = <span className={styles.empty}>{t('diff.empty')}</span>
  return (
    <div className={styles.field}>
      <dt className={styles.label}>{label}</dt>
      {compare === 'words' && before && after ? (
        <dd className={styles.bothValueColumns}>
          <TextDiff before={before} after={after} />
        </dd>
      ) : (
        <>
          <dd className={styles.value}>
            <VisuallyHidden>{`${beforeLabel}: `}</VisuallyHidden>
            {before ? <del className={styles.removed}>{before}</del> : emptyText}
          </dd>
          <dd className={styles.value}>
            <VisuallyHidden>{`${afterLabel}: `}</VisuallyHidden>
            {after ? <ins className={styles.added}>{after}</ins> : emptyText}
          </dd>
        </>
      )}
    </div>
  )
}
