import { useTranslation, type Locale } from '@press/i18n'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import * as styles from './SetupSamples.css.ts'

interface SampleLanguageProps {
  title: string
  languages: readonly Locale[]
  value: Locale
  onValueChange: (value: Locale) => void
}

/** The title and the language switch of a sample. */
export function SampleLanguage({ title, languages, value, onValueChange }: SampleLanguageProps) {
  const { t } = useTranslation(['setup', 'shell'])
  return (
    <div className={styles.head}>
      <span className={styles.headTitle}>{title}</span>
      <SegmentedControl
        label={t('preview.language')}
        size="sm"
        value={value}
        onValueChange={onValueChange}
        options={languages.map((key) => ({ value: key, label: t(`shell:language.${key}`) }))}
      />
    </div>
  )
}
