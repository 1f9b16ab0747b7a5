import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { letterLocales, type DecisionLetter, type LetterLocale, type LetterText } from '@press/domain'
import * as styles from './RoundReview.css.ts'

interface ReviewLetterProps {
  /** The letter built from the verdicts; undefined while it loads. */
  built: DecisionLetter | undefined
  /** Why the letter could not be built. */
  failed: string | undefined
  /** The letter with manual edits. */
  written: LetterText | null
  onWrite: (letter: LetterText | null) => void
  locale: LetterLocale | undefined
  onLocaleChange: (locale: LetterLocale) => void
}

/** Returns the `lang` value of a text, for screen readers. */
const langOf = (locale: LetterLocale) => (locale === 'kz' ? 'kk' : locale)

/** The letter for the decision: built from the verdicts, and editable. */
export function ReviewLetter({ built, failed, written, onWrite, locale, onLocaleChange }: ReviewLetterProps) {
  const { t } = useTranslation('applications')
  const letter = written ?? built
  if (!letter || !built)
    return failed ? (
      <p className={styles.muted}>{failed}</p>
    ) : (
      <SkeletonGroup label={t('letter.loading')}>
        <Skeleton width="half" />
        <Skeleton width="full" />
        <Skeleton width="full" />
        <Skeleton width="long" />
      </SkeletonGroup>
    )
  const changeLetter = (changes: Partial<LetterText>) => onWrite({ ...letter, ...changes })
  return (
    <div className={styles.letter}>
      <div className={styles.letterTo}>
        <span className={styles.muted}>{t('letter.to')}</span>
        <span className={styles.person}>
          <Avatar name={built.to.name} src={built.to.avatar ?? undefined} size={20} decorative />
          {built.to.name}
          <span className={styles.muted}>{t(`letter.reads.${built.own_locale}`)}</span>
        </span>
      </div>
      <SegmentedControl
        label={t('letter.language')}
        size="sm"
        value={written?.locale ?? locale ?? built.locale}
        onValueChange={(nextLocale) => {
          onWrite(null)
          onLocaleChange(nextLocale)
        }}
        options={letterLocales.map((value) => ({ value, label: t(`letter.locale.${value}`) }))}
      />
      <TextField
        label={t('letter.subject')}
        value={letter.subject}
        lang={langOf(letter.locale)}
        maxLength={300}
        onValueChange={(subject) => changeLetter({ subject })}
      />
      <TextArea
        label={t('letter.text')}
        value={letter.text}
        lang={langOf(letter.locale)}
        rows={14}
        maxLength={limits.letterLength}
        onValueChange={(text) => changeLetter({ text })}
      />
      <p className={styles.letterNote}>
        <Icon glyph={glyphs.pencilSimple} size={14} />
        {t(written ? 'letter.byHand' : 'letter.built')}
        {written && (
          <Button variant="quiet" size="sm" onClick={() => onWrite(null)}>
            {t('letter.rebuild')}
          </Button>
        )}
      </p>
    </div>
  )
}
