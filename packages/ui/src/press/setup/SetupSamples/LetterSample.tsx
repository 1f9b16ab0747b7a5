import { getGivenName } from '@press/domain'
import { getLangAttribute, locales, useTranslation, type Locale } from '@press/i18n'
import { useState } from 'react'
import { SampleLanguage } from './SampleLanguage.tsx'
import * as styles from './SetupSamples.css.ts'

export interface LetterSampleProps {
  /** The sender address: the press's own address or the shared address. */
  address: string
  /** The sender name; '' means the name of the press. */
  name: string
  /** The signature of every letter; may be ''. */
  signature: string
  /** The name of the press in each language. `legal` contains its legal names. */
  pressNames: Readonly<Record<Locale, string>>
  legal: Readonly<Record<Locale, string>>
  /** The URL of the logo. */
  logo?: string | null
  /** The recipient's name in the greeting. */
  reader: string
}

/** A letter as recipients see it, updated while the user types its sender. */
export function LetterSample({ address, name, signature, pressNames, legal, logo, reader }: LetterSampleProps) {
  const { t } = useTranslation('setup')
  const [locale, setLocale] = useState<Locale>('ru')
  const { t: translate } = useTranslation('setup', { lng: getLangAttribute(locale) })
  const pressName = pressNames[locale]
  return (
    <div>
      <SampleLanguage title={t('preview.letter')} languages={locales} value={locale} onValueChange={setLocale} />
      <div className={styles.sheet} data-surface="light" lang={getLangAttribute(locale)}>
        <div className={styles.envelope}>
          <strong>{name || pressName}</strong>
          <span className={styles.term}>{address}</span>
          <strong>{translate('letter.subject')}</strong>
        </div>
        <div className={styles.letter}>
          <p className={styles.sign}>
            {logo ? (
              <img src={logo} alt="" className={styles.logo} />
            ) : (
              <span className={styles.initial} aria-hidden>
                {pressName.replace(/^[^\p{L}]+/u, '').charAt(0)}
              </span>
            )}
            {pressName}
          </p>
          <p>{translate('letter.text', { name: getGivenName(reader) })}</p>
          <span className={styles.letterButton}>{translate('letter.arrived')}</span>
          <p className={styles.signature}>
            {[signature, legal[locale]].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}
