import {
  getAcceptAttribute,
  countBlankPages,
  listChoices,
  laminations,
  limits,
  printingMethods,
  countSectionPages,
} from '@press/domain'
import { useFormat, useMaterials, usePrintNames, useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { DistributionBar } from '../TechCardPassport/DistributionBar.tsx'
import {
  AuthorsField,
  EditionTypeField,
  LanguageField,
  ManagerField,
  WorkTypesField,
  type Managers,
  type SearchAuthors,
} from './BookFields.tsx'
import { ComputedVolume } from './ComputedVolume.tsx'
import { Cell, ChoiceField, CountField, DayField, CardTextField } from './fields.tsx'
import type { TechCardSection, TechCardValues } from '../tech-card-values.ts'
import * as styles from './TechCardEditor.css.ts'

export interface SectionDependencies {
  projectManagers: Managers
  searchAuthors: SearchAuthors
  /** Upload functions for images and documents. */
  onUpload: Readonly<Record<'image' | 'document', Upload>>
  /** The values of the card when editing started. */
  initialValues: TechCardValues
}

/** The fields of one section, each as wide as its content. */
export function SectionFields({ section, ...dependencies }: SectionDependencies & { section: TechCardSection }) {
  switch (section) {
    case 'edition':
      return <EditionFields {...dependencies} />
    case 'approvals':
      return <ApprovalFields />
    case 'volume':
      return <VolumeFields initialValues={dependencies.initialValues} />
    case 'print':
      return <PrintFields />
    case 'distribution':
      return <DistributionFields />
    case 'dates':
      return <DateFields projectManagers={dependencies.projectManagers} />
    case 'links':
      return <LinkFields />
    case 'delivery':
      return <DeliveryFields />
  }
}

const fileFields = [
  ['ioot_file', 'ioot_file', 'document', limits.documentBytes],
  ['cover_file', 'src_cover', 'image', limits.imageBytes],
  ['fpage_file', 'src_fpage', 'image', limits.imageBytes],
] as const

function EditionFields({ searchAuthors, onUpload }: SectionDependencies) {
  const { t } = useTranslation('tech-cards')
  const { control } = useFormContext<TechCardValues>()
  return (
    <div className={styles.fields}>
      <CardTextField name="book_name" label={t('field.book_name')} width="full" required bookTitle />
      <AuthorsField searchAuthors={searchAuthors} />
      <EditionTypeField />
      <CardTextField name="ISBN" label={t('field.ISBN')} />
      <CardTextField name="udc" label={t('field.udc')} width="sm" />
      <CardTextField name="bbk" label={t('field.bbk')} width="sm" />
      <CardTextField name="ioot" label={t('field.ioot')} />
      <CardTextField
        name="pre_editorial_conclusion"
        label={t('field.pre_editorial_conclusion')}
        width="full"
        rows={2}
      />
      {fileFields.map(([file, label, purpose, maxSize]) => (
        <Cell key={file} width="full">
          <Controller
            control={control}
            name={file}
            render={({ field: { value, onValueChange, onBlur, name, ref } }) => (
              <FileUpload
                {...{ name, ref, onBlur, value, onValueChange, maxSize }}
                onUpload={onUpload[purpose]}
                accept={getAcceptAttribute(purpose)}
                label={t(`field.${label}`)}
              />
            )}
          />
        </Cell>
      ))}
    </div>
  )
}

const protocolFields = [
  'department_protocol',
  'methodological_council_protocol',
  'scientific_council_protocol',
] as const

/** The number and the date of the protocol of each body that approved the book. */
function ApprovalFields() {
  const { t } = useTranslation('tech-cards')
  return protocolFields.map((body) => (
    <div key={body} className={styles.fields}>
      <CardTextField name={`${body}.number`} label={t('field.protocolNumber', { body: t(`field.${body}`) })} />
      <DayField name={`${body}.date`} label={t('field.protocolDate', { body: t(`field.${body}`) })} />
    </div>
  ))
}

function VolumeFields({ initialValues }: Pick<SectionDependencies, 'initialValues'>) {
  const { t } = useTranslation('tech-cards')
  const { control } = useFormContext<TechCardValues>()
  const values = useWatch({ control }) as TechCardValues
  const { format } = values
  const { formats } = useMaterials()
  const selectedFormat = formats.find(({ key }) => key === format)
  const formatTrimSize = ({ width, height }: { width: number; height: number }) => t('hint.trim', { width, height })
  return (
    <>
      <div className={styles.fields}>
        <CountField name="pages" label={t('field.pages')} />
        <CountField name="symbols" label={t('field.symbols')} width="sm" hint={t('hint.perSheet')} />
        <ChoiceField
          name="format"
          label={t('field.format')}
          hint={selectedFormat && formatTrimSize(selectedFormat)}
          options={listChoices(formats, format).map((formatOption) => ({
            value: formatOption.key,
            label: formatOption.key,
            detail: formatTrimSize(formatOption),
          }))}
        />
        <CardTextField name="kegel" label={t('field.kegel')} width="sm" hint={t('hint.kegel')} />
        <CardTextField name="typeface" label={t('field.typeface')} />
        <CountField name="print_info.colored_pages" label={t('field.colored_pages')} />
        <LanguageField />
        <CountField name="quantity" label={t('field.quantity')} />
        <CountField name="volume" label={t('field.volumeByHand')} width="lg" digits={2} hint={t('hint.volumeByHand')} />
      </div>
      <ComputedVolume values={values} initialValues={initialValues} />
    </>
  )
}

const bookParts = ['text', 'insert', 'flyleaf', 'cover'] as const

/** The paper and colors of each part, and the binding of the book. */
function PrintFields() {
  const { t } = useTranslation(['tech-cards', 'print-forms'])
  const { number } = useFormat()
  const { control } = useFormContext<TechCardValues>()
  const [print_info, format, pages] = useWatch({ control, name: ['print_info', 'format', 'pages'] })
  const names = usePrintNames()
  const { papers, bindings } = useMaterials()
  const binding = print_info.binding ?? null
  const blankPageCount = countBlankPages({ binding, format, pages })
  return (
    <>
      {bookParts.map((part) => (
        <div key={part} className={styles.fields}>
          <ChoiceField
            name={`print_info.paper_${part}`}
            label={t('field.paper', { part: t(`field.${part}`) })}
            width="lg"
            options={listChoices(papers, print_info[`paper_${part}`]).map(({ key }) => ({
              value: key,
              label: names.paper(key),
            }))}
          />
          <CardTextField
            name={`print_info.colorfulness_${part}`}
            label={t('field.colorfulness', { part: t(`field.${part}`) })}
            hint={t('hint.colorfulness')}
          />
          {part === 'insert' && <CountField name="print_info.inserts_count" label={t('field.inserts_count')} />}
        </div>
      ))}
      <div className={styles.fields}>
        <ChoiceField
          name="print_info.lamination"
          label={t('field.lamination')}
          options={laminations.map((value) => ({ value, label: t(`print-forms:lamination.${value}`) }))}
        />
        <ChoiceField
          name="print_info.binding"
          label={t('field.binding')}
          width="lg"
          hint={
            blankPageCount > 0
              ? t('print-forms:sections', {
                  section: number(countSectionPages(binding, format)),
                  blank: number(blankPageCount),
                })
              : undefined
          }
          options={listChoices(bindings, binding).map(({ key }) => ({ value: key, label: names.binding(key) }))}
        />
        <ChoiceField
          name="printing_method"
          label={t('field.printing_method')}
          options={printingMethods.map((value) => ({ value, label: t(`print-forms:method.${value}`) }))}
        />
        <CardTextField name="printer_name" label={t('field.printer_name')} width="lg" hint={t('hint.printer_name')} />
        <CardTextField name="printer_address" label={t('field.printer_address')} width="lg" />
        <CountField name="print_info.copies" label={t('field.copies')} width="md" />
        <CardTextField name="print_info.remarks" label={t('field.remarks')} width="full" rows={2} />
      </div>
    </>
  )
}

/** The fields for the distribution of the print run to recipients, and the remaining copies. */
function DistributionFields() {
  const { t } = useTranslation('tech-cards')
  const { control } = useFormContext<TechCardValues>()
  const card = useWatch({ control }) as TechCardValues
  const { quantity, circulation_author, circulation_library, circulation_university } = card
  const remainingCopies =
    (quantity ?? 0) - (circulation_author ?? 0) - (circulation_library ?? 0) - (circulation_university ?? 0)
  return (
    <>
      <DistributionBar card={card} />
      <div className={styles.fields}>
        <CountField name="circulation_author" label={t('field.circulation_author')} />
        <CountField name="circulation_library" label={t('field.circulation_library')} />
        <CountField name="circulation_university" label={t('field.circulation_university')} />
      </div>
      <p className={styles.remaining}>
        {quantity === null
          ? t('hint.setQuantity')
          : remainingCopies > 0
            ? t('hint.remaining', { count: remainingCopies })
            : remainingCopies === 0 && t('hint.allGiven')}
      </p>
    </>
  )
}

function DateFields({ projectManagers }: { projectManagers: Managers }) {
  const { t } = useTranslation('tech-cards')
  return (
    <div className={styles.fields}>
      <DayField name="created_date" label={t('field.created_date')} required />
      <DayField name="appointment_date" label={t('field.appointment_date')} required />
      <DayField name="due" label={t('field.due')} />
      <ManagerField projectManagers={projectManagers} />
      <WorkTypesField />
    </div>
  )
}

function LinkFields() {
  const { t } = useTranslation('tech-cards')
  return (
    <div className={styles.fields}>
      <CardTextField name="fname_gdisk" label={t('field.fname_gdisk')} width="full" hint={t('hint.link')} />
      <CardTextField name="fname_print" label={t('field.fname_print')} width="full" />
      <CardTextField name="fname_signal" label={t('field.fname_signal')} width="full" />
    </div>
  )
}

function DeliveryFields() {
  const { t } = useTranslation('tech-cards')
  return (
    <div className={styles.fields}>
      <CardTextField name="delivery_address" label={t('field.delivery_address')} width="full" />
      <CardTextField name="from_address" label={t('field.from_address')} width="full" />
      <CardTextField name="delivery_payment" label={t('field.delivery_payment')} width="lg" />
    </div>
  )
}
