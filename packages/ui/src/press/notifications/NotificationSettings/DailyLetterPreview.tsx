import { dailyDigestTime, type DailyLetterRow } from '@press/domain'
import { locales, localeTag, useFormat, useTranslation, type Locale } from '@press/i18n'
import { useId, useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import * as styles from './DailyLetter.css.ts'

export interface DailyLetterPreviewProps {
  /** The digest. Undefined while it loads; null if it would be empty. */
  letter: DailyLetterRow | null | undefined
  language: Locale
  onLanguageChange: (language: Locale) => void
  /** Sends the digest now. Resolves once it is queued. */
  onSend: () => Promise<void>
}

/** A preview of the daily digest in each language. */
export function DailyLetterPreview({ letter, language, onLanguageChange, onSend }: DailyLetterPreviewProps) {
  const { t } = useTranslation(['notification-settings', 'shell', 'letters'])
  const id = useId()
  const [isSending, setIsSending] = useState(false)
  const sendSample = () => {
    setIsSending(true)
    void onSend().finally(() => setIsSending(false))
  }
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <header className={styles.tools}>
        <div className={styles.name}>
          <h2 id={id} className={styles.title}>
            {t('daily.title')}
          </h2>
          <span className={styles.when}>{t('daily.when', { time: dailyDigestTime })}</span>
        </div>
        <SegmentedControl
          label={t('daily.language')}
          size="sm"
          value={language}
          onValueChange={onLanguageChange}
          options={locales.map((value) => ({ value, label: t(`shell:languageShort.${value}`) }))}
        />
        <Button
          size="sm"
          leading={glyphs.arrowRight}
          busy={isSending}
          busyLabel={t('daily.send')}
          disabled={!letter}
          onClick={sendSample}
        >
          {t('daily.send')}
        </Button>
      </header>
      {letter === undefined ? (
        <SkeletonGroup label={t('daily.title')}>
          <div className={styles.sheet}>
            <div className={styles.words}>
              <Skeleton width="half" />
              <Skeleton width="long" />
              <Skeleton width="full" />
            </div>
          </div>
        </SkeletonGroup>
      ) : (
        <div className={styles.sheet} lang={letter ? localeTag(language) : undefined}>
          {letter ? (
            <LetterSheet letter={letter} />
          ) : (
            <EmptyState title={t('daily.empty')} level={3}>
              {t('daily.emptyHint')}
            </EmptyState>
          )}
        </div>
      )}
    </section>
  )
}

function LetterSheet({ letter: { subject, lead, day, parts } }: { letter: DailyLetterRow }) {
  const { t } = useTranslation(['notification-settings', 'letters', 'shell'])
  const { date } = useFormat()
  return (
    <>
      <div className={styles.head}>
        <div className={styles.from}>
          <span>{t('shell:product')}</span>
          <time dateTime={day}>{`${date(day, 'dayMonth')}, ${dailyDigestTime}`}</time>
        </div>
        <p className={styles.subject}>{subject}</p>
      </div>
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        {parts.map(({ key, rows, more }) => (
          <section key={key} aria-label={t(`letters:daily.${key}Title`)}>
            <h3 className={styles.part}>{t(`letters:daily.${key}Title`)}</h3>
            <ul className={styles.rows}>
              {rows.map(({ text, note, path }, index) => (
                // The key includes the index, because two notifications can have the same text about the same record.
                <li key={`${index} ${path}`} className={styles.row}>
                  <Anchor href={path} className={classes(styles.link, key === 'waits' && styles.book)}>
                    {text}
                  </Anchor>
                  {note && <span className={styles.rowNote}>{note}</span>}
                </li>
              ))}
              {more > 0 && <li className={styles.row}>{t('letters:daily.more', { count: more })}</li>}
            </ul>
          </section>
        ))}
        <p className={styles.foot}>{t('daily.foot', { time: dailyDigestTime })}</p>
      </div>
    </>
  )
}
