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
  builtLetter: DecisionLetter | undefined
  /** Why the letter could not be built. */
  errorText: string | undefined
  /** The letter with manual edits. */
  editedLetter: LetterText | null
  onWrite: (letter: LetterText | null) => void
  locale: LetterLocale | undefined
  onLocaleChange: (locale: LetterLocale) => void
}

/** Returns the `lang` value of a text, for screen readers. */
const getLang = (locale: LetterLocale) => (locale === 'kz' ? 'kk' : locale)

/** The letter for the decision: built from the verdicts, and editable. */
export function ReviewLetter({
  builtLetter,
  errorText,
  editedLetter,
  onWrite,
  locale,
  onLocaleChange,
}: ReviewLetterProps) {
  const { t } = useTranslation('applications')
  const letter = editedLetter ?? builtLetter
  if (!letter || !builtLetter)
    return errorText ? (
      <p className={styles.muted}>{errorText}</p>
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
          <Avatar name={builtLetter.to.name} src={builtLetter.to.avatar ?? undefined} size={20} decorative />
          {builtLetter.to.name}
          <span className={styles.muted}>{t(`letter.reads.${builtLetter.own_locale}`)}</span>
        </span>
      </div>
      <SegmentedControl
        label={t('letter.language')}
        size="sm"
        value={editedLetter?.locale ?? locale ?? builtLetter.locale}
        onValueChange={(nextLocale) => {
          onWrite(null)
          onLocaleChange(nextLocale)
        }}
        options={letterLocales.map((value) => ({ value, label: t(`letter.locale.${value}`) }))}
      />
      <TextField
        label={t('letter.subject')}
        value={letter.subject}
        lang={getLang(letter.locale)}
        maxLength={300}
        onValueChange={(subject) => changeLetter({ subject })}
      />
      <TextArea
        label={t('letter.text')}
        value={letter.text}
        lang={getLang(letter.locale)}
        rows={14}
        maxLength={limits.letterLength}
        onValueChange={(text) => changeLetter({ text })}
      />
      <p className={styles.letterNote}>
        <Icon glyph={glyphs.pencilSimple} size={14} />
        {t(editedLetter ? 'letter.byHand' : 'letter.built')}
        {editedLetter && (
          <Button variant="quiet" size="sm" onClick={() => onWrite(null)}>
            {t('letter.rebuild')}
          </Button>
        )}
      </p>
    </div>
  )
}
