import { bindings, laminations, papers } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ChoiceField, CountField, WordsField } from './fields.tsx'
import { CardPart } from './CardPart.tsx'
import * as styles from './TechCardForm.css.ts'

const parts = ['text', 'cover', 'insert', 'flyleaf'] as const

/** Section three: what each part is printed on, and how the book is held together. */
export function PrintSection() {
  const { t } = useTranslation(['tech-cards', 'print'])
  const paperOptions = papers.map((value) => ({ value, label: t(`print:paper.${value}`) }))
  return (
    <CardPart section="print">
      {parts.flatMap((part) => [
        <ChoiceField
          key={`paper_${part}`}
          name={`print_info.paper_${part}`}
          label={t('field.paper', { part: t(`field.${part}`) })}
          options={paperOptions}
        />,
        <WordsField
          key={`colorfulness_${part}`}
          name={`print_info.colorfulness_${part}`}
          label={t('field.colorfulness', { part: t(`field.${part}`) })}
          hint={part === 'text' ? t('hint.colorfulness') : undefined}
        />,
      ])}
      <ChoiceField
        name="print_info.binding"
        label={t('field.binding')}
        options={bindings.map((value) => ({ value, label: t(`print:binding.${value}`) }))}
      />
      <ChoiceField
        name="print_info.lamination"
        label={t('field.lamination')}
        options={laminations.map((value) => ({ value, label: t(`print:lamination.${value}`) }))}
      />
      <CountField name="print_info.inserts_count" label={t('field.inserts_count')} />
      <CountField name="print_info.colored_pages" label={t('field.colored_pages')} />
      <CountField name="print_info.copies" label={t('field.copies')} />
      <div className={styles.wide}>
        <WordsField name="print_info.remarks" label={t('field.remarks')} rows={2} />
      </div>
    </CardPart>
  )
}
