import {
  countBlankPages,
  countBoundCopies,
  listChoices,
  calculateConventionalSheets,
  laminations,
  limits,
  printParts,
  printWorkStatuses,
  requiredPrintFields,
  countSectionPages,
  getUsedBindings,
  type PrintFormValues,
} from '@press/domain'
import { useFormat, useMaterials, usePrintNames, useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldSet, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { ChoiceField, CountField, DayField } from './fields.tsx'
import * as styles from './PrintWorkForm.css.ts'

const isRequiredField = (field: string): boolean => (requiredPrintFields as readonly string[]).includes(field)

/** The number of copies, the format and the thickness. */
export function BookSection() {
  const { t } = useTranslation(['print-forms', 'tech-cards'])
  const { number } = useFormat()
  const { control } = useFormContext<PrintFormValues>()
  const [format, pages, binding_counts] = useWatch({ control, name: ['format', 'total_pages', 'binding_counts'] })
  const sheets = pages && format ? calculateConventionalSheets(pages, format) : null
  const unevenBinding = getUsedBindings({ binding_counts }).find(
    (binding) => countBlankPages({ binding, format, pages }) > 0,
  )
  const pagesHint = [
    sheets !== null && t('work.hint.sheets', { sheets: number(sheets, { maximumFractionDigits: 2 }) }),
    unevenBinding &&
      t('sections', {
        section: number(countSectionPages(unevenBinding, format)),
        blank: number(countBlankPages({ binding: unevenBinding, format, pages })),
      }),
  ]
    .filter(Boolean)
    .join(' · ')
  const { formats } = useMaterials()
  return (
    <FieldSet legend={t('work.section.book')} layout="columns">
      <CountField name="copies" label={t('work.field.copies')} required suffix={t('work.copies')} />
      <ChoiceField
        name="format"
        label={t('work.field.format')}
        required
        options={listChoices(formats, format).map(({ key, width, height }) => ({
          value: key,
          label: key,
          detail: t('tech-cards:hint.trim', { width, height }),
        }))}
      />
      <CountField name="total_pages" label={t('work.field.total_pages')} required hint={pagesHint || undefined} />
      <CountField name="colored_pages" label={t('work.field.colored_pages')} />
      <CountField name="inserts_count" label={t('work.field.inserts_count')} />
    </FieldSet>
  )
}

const paperFields = printParts.map((part) => `paper_${part}` as const)

/** The paper and the number of colours of each part. */
export function PaperSection() {
  const { t } = useTranslation('print-forms')
  const { control, register } = useFormContext<PrintFormValues>()
  const selectedPapers = useWatch({ control, name: paperFields })
  const printNames = usePrintNames()
  const { papers } = useMaterials()
  const getPaperOptions = (paper: string | null | undefined) =>
    listChoices(papers, paper).map(({ key }) => ({ value: key, label: printNames.paper(key) }))
  const getFieldLabel = (part: (typeof printParts)[number], fieldKind: 'paper' | 'colorfulness') =>
    t('work.of', { part: t(`work.part.${part}`), what: t(`work.field.${fieldKind}`).toLocaleLowerCase() })
  return (
    <div className={styles.section}>
      <FieldSet legend={t('work.section.paper')} layout="columns">
        {printParts.flatMap((part, index) => [
          <ChoiceField
            key={`paper_${part}`}
            name={`paper_${part}`}
            label={getFieldLabel(part, 'paper')}
            required={isRequiredField(`paper_${part}`)}
            options={getPaperOptions(selectedPapers[index])}
          />,
          <TextField
            key={`colorfulness_${part}`}
            {...register(`colorfulness_${part}`, { setValueAs: (text: string | null) => text || null })}
            label={getFieldLabel(part, 'colorfulness')}
            required={isRequiredField(`colorfulness_${part}`)}
            placeholder={t('work.hint.colorfulness')}
            tabular
          />,
        ])}
      </FieldSet>
    </div>
  )
}

/** The film, and the number of copies for each binding. */
export function FinishSection() {
  const { t } = useTranslation('print-forms')
  const { number } = useFormat()
  const { control } = useFormContext<PrintFormValues>()
  const [copies, binding_counts] = useWatch({ control, name: ['copies', 'binding_counts'] })
  const printNames = usePrintNames()
  const { bindings } = useMaterials()
  const boundCopies = countBoundCopies({ binding_counts })
  return (
    <div className={styles.section}>
      <FieldSet legend={t('work.section.finish')} layout="columns">
        <ChoiceField
          name="lamination"
          label={t('work.field.lamination')}
          options={laminations.map((value) => ({ value, label: t(`lamination.${value}`) }))}
        />
        <FieldWide>
          <fieldset className={styles.bindings}>
            <legend className={styles.legend}>{t('work.field.binding_counts')}</legend>
            {bindings
              .filter(({ key, withdrawn }) => !withdrawn || binding_counts[key])
              .map(({ key }) => (
                <CountField
                  key={key}
                  name={`binding_counts.${key}`}
                  label={printNames.binding(key)}
                  suffix={t('work.copies')}
                />
              ))}
          </fieldset>
          <output className={styles.bound}>
            {copies !== null &&
              boundCopies > 0 &&
              t('work.hint.bound', { bound: number(boundCopies), copies: number(copies) })}
          </output>
        </FieldWide>
      </FieldSet>
    </div>
  )
}

/** The status and its date, and a note for the printing house. */
export function CourseSection() {
  const { t } = useTranslation('print-forms')
  const { control, register } = useFormContext<PrintFormValues>()
  const status = useWatch({ control, name: 'status' })
  return (
    <div className={styles.section}>
      <FieldSet legend={t('work.section.course')} layout="columns">
        <FieldWide>
          <Select
            {...register('status')}
            label={t('work.field.status')}
            placeholder={null}
            options={printWorkStatuses.map((value) => ({ value, label: t(`work.status.${value}`) }))}
          />
        </FieldWide>
        <DayField name="start_date" label={t('work.field.start_date')} required={status !== 'new'} />
        <DayField name="completed_date" label={t('work.field.completed_date')} required={status === 'completed'} />
        <FieldWide>
          <TextArea {...register('remarks')} label={t('work.field.remarks')} rows={3} maxLength={limits.noteLength} />
        </FieldWide>
      </FieldSet>
    </div>
  )
}
