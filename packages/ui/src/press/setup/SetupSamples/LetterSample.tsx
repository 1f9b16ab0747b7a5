import { givenName } from '@press/domain'
import { getLangAttribute, locales, useTranslation, type Locale } from '@press/i18n'
import { useState } from 'react'
import { SampleLanguage } from './SampleLanguage.tsx'
import * as styles from './SetupSamples.css.ts'

export interface LetterSampleProps {
  /** The address that letters are from: the press's own, or the shared one. */
  address: string
  /** The name beside it; '': how the press is called. */
  name: string
  /** The line under every letter; may be ''. */
  signature: string
  /** How the press is called, and its legal names. */
  called: Readonly<Record<Locale, string>>
  legal: Readonly<Record<Locale, string>>
  /** The address of the logo's picture. */
  logo?: string | null
  /** Whom the letter greets. */
  reader: string
}

/** A letter as people will get it, drawn while its sender is typed. */
export function LetterSample({ address, name, signature, called, legal, logo, reader }: LetterSampleProps) {
  const { t } = useTranslation('setup')
  const [locale, setLocale] = useState<Locale>('ru')
  const { t: said } = useTranslation('setup', { lng: getLangAttribute(locale) })
  const press = called[locale]
  return (
    <div>
      <SampleLanguage title={t('preview.letter')} languages={locales} value={locale} onValueChange={setLocale} />
      <div className={styles.sheet} data-surface="light" lang={getLangAttribute(locale)}>
        <div className={styles.envelope}>
          <strong>{name || press}</strong>
          <span className={styles.term}>{address}</span>
          <strong>{said('letter.subject')}</strong>
        </div>
        <div className={styles.letter}>
          <p className={styles.sign}>
            {logo ? (
              <img src={logo} alt="" className={styles.logo} />
            ) : (
              <span className={styles.initial} aria-hidden>
                {press.replace(/^[^\p{L}]+/u, '').charAt(0)}
              </span>
            )}
            {press}
          </p>
          <p>{said('letter.text', { name: givenName(reader) })}</p>
          <span className={styles.letterButton}>{said('letter.arrived')}</span>
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
