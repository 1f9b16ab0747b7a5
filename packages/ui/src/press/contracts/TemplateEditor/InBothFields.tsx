import { contractLanguages, type ContractLanguage } from '@press/domain'
import { getLangAttribute, useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import * as styles from './TemplateEditor.css.ts'
import type { TemplateValues } from './template-values.ts'

type Place =
  | 'title'
  | 'press'
  | 'party'
  | `preamble.${number}`
  | `sections.${number}.title`
  | `sections.${number}.clauses.${number}`

export interface InBothFieldsProps {
  /** Label of the text: «Пункт 2.3». */
  label: string
  path: Place
  /** Whether the text is a single line, such as a title or a name. @default false */
  short?: boolean
}

/** A text of the contract in both languages: side by side, or stacked on narrow screens. */
export function InBothFields({ label, path, short = false }: InBothFieldsProps) {
  const { t } = useTranslation('contract-templates')
  const { register } = useFormContext<TemplateValues>()
  const fieldLabels: Record<ContractLanguage, string> = {
    ru: t('editor.inRussian', { field: label }),
    kz: t('editor.inKazakh', { field: label }),
  }
  return (
    <div className={styles.both}>
      {contractLanguages.map((locale) => {
        const fieldProps = {
          ...register(`${path}.${locale}`),
          label: fieldLabels[locale],
          lang: getLangAttribute(locale),
        }
        return short ? (
          <TextField key={locale} {...fieldProps} autoComplete="off" />
        ) : (
          <TextArea key={locale} {...fieldProps} rows={3} />
        )
      })}
    </div>
  )
}
