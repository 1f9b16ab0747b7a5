import type { StoredFile, Application } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { IconButton, IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { useConclusionText } from '../conclusion-text.ts'
import type { ReviewPlace } from './ReviewBar.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { isUnchangedFile, type ReviewedDocument } from './review-values.ts'
import type { Review } from './useReview.ts'
import * as styles from './RoundReview.css.ts'

interface PhoneReviewProps {
  application: Application
  review: Review
  place: ReviewPlace
  onPreview: (file: StoredFile) => void
  onAsk: () => void
  onRefuse: () => void
}

const annotations = [
  ['annotation_kz', 'kk'],
  ['annotation_rus', 'ru'],
  ['annotation_en', 'en'],
] as const

/**
 * The decision on a phone. All relevant facts are on the first screen, and the buttons are always visible. Nothing is sent with a
 * single tap.
 */
export function PhoneReview({ application, review, place, onPreview, onAsk, onRefuse }: PhoneReviewProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const { id, due, language } = application
  const { waiting, others, suspect, round } = review
  const ownLanguageField = { kz: 'annotation_kz', ru: 'annotation_rus', en: 'annotation_en' }[
    language as 'kz' | 'ru' | 'en'
  ]
  const [field, lang] =
    annotations.find(([name]) => name === ownLanguageField && application[name].trim()) ??
    annotations.find(([name]) => application[name].trim()) ??
    []
  const files = [...waiting, ...others.filter(({ file }) => file)]
  const acceptAll = () => {
    review.acceptRest(true)
    onAsk()
  }
  const requestAgain = () => {
    review.suggest(t('review.template.same'), suspect)
    onAsk()
  }
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <IconButtonLink glyph={glyphs.arrowLeft} label={t('review.back')} href={place.backHref} />
        <span className={styles.barSpace} />
        <span className={styles.barTitle}>{t('details.number', { id })}</span>
        {place.position && (
          <span className={styles.muted}>
            {t('review.position', { index: place.position.index, total: place.position.total })}
          </span>
        )}
        <span className={styles.barSpace} />
        {place.onStep && (
          <>
            <IconButton glyph={glyphs.caretUp} label={t('review.previous')} onClick={() => place.onStep?.(-1)} />
            <IconButton glyph={glyphs.caretDown} label={t('review.next')} onClick={() => place.onStep?.(1)} />
          </>
        )}
      </div>
      <div className={styles.main}>
        {due && (
          <p className={styles.due}>
            <Icon glyph={glyphs.penNib} size={16} weight="fill" />
            {t('review.yoursBy', { date: date(due, 'dayMonth') })}
          </p>
        )}
        <ReviewHead application={application} width={86} />
        {field && (
          <p className={styles.annotation} lang={lang ?? getBookLang(language)}>
            {application[field]}
          </p>
        )}
        <ButtonLink variant="quiet" size="sm" trailing={glyphs.caretRight} href={place.wholeHref}>
          {t('review.whole')}
        </ButtonLink>
        <section className={styles.others} aria-labelledby="files">
          <h2 id="files" className={styles.othersTitle}>
            {t('details.files')}
          </h2>
          <ul>
            {files.map((reviewedFile) => (
              <FileRow key={reviewedFile.document} reviewed={reviewedFile} onPreview={onPreview} />
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.bottom}>
        <p className={styles.about} aria-live="polite">
          {suspect.length > 0
            ? t('review.suspect', { documents: suspect.map((document) => t(`document.${document}`)).join(', ') })
            : t(round ? 'review.allNew' : 'review.firstRound')}
        </p>
        <div className={styles.phoneActs}>
          {suspect.length > 0 && (
            <Button variant="primary" size="lg" fullWidth leading={glyphs.arrowElbowDownLeft} onClick={requestAgain}>
              {t('review.sendBack', { count: suspect.length })}
            </Button>
          )}
          {suspect.length === 0 && (
            <Button variant="primary" size="lg" fullWidth leading={glyphs.check} onClick={acceptAll}>
              {t('decision.accepted')}
            </Button>
          )}
        </div>
        <div className={styles.phoneActs}>
          <Button variant="dangerOutline" size="lg" fullWidth onClick={onRefuse}>
            {t('decision.rejected')}
          </Button>
          {suspect.length > 0 ? (
            <Button size="lg" fullWidth leading={glyphs.check} onClick={acceptAll}>
              {t('decision.accepted')}
            </Button>
          ) : (
            <Menu
              label={t('review.toRevision')}
              items={waiting.map(({ document }) => ({
                key: document,
                label: t(`document.${document}`),
                onSelect: () => {
                  review.suggest('', [document])
                  onAsk()
                },
              }))}
              renderTrigger={(props) => (
                <Button {...props} size="lg" fullWidth leading={glyphs.arrowElbowDownLeft}>
                  {t('review.toRevision')}
                </Button>
              )}
            />
          )}
        </div>
      </div>
    </div>
  )
}

interface FileRowProps {
  reviewed: ReviewedDocument
  onPreview: (file: StoredFile) => void
}

/** A document in one line: what is new in the document, or a warning if nothing is new. */
function FileRow({ reviewed: { document, file, round, conclusion }, onPreview }: FileRowProps) {
  const { t } = useTranslation('applications')
  const { bytes } = useFormat()
  const conclusionText = useConclusionText()(conclusion)
  const isSameFile = round !== undefined && isUnchangedFile(round)
  const facts = round
    ? [
        round.came?.pages && t('rounds.pages', { count: round.came.pages }),
        isSameFile && t('rounds.sameFile'),
        !isSameFile && round.changed_pages && t('rounds.changed', { count: round.changed_pages.length }),
        !isSameFile && round.came && !round.changed_pages && t('rounds.newFile'),
        round.answer && t('rounds.answeredOnly'),
      ]
    : [conclusionText, file && bytes(file.size)]
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        {t(`document.${document}`)}
        <span className={styles.rowFacts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {isSameFile && (
        <span className={styles.rowWarning}>
          <Icon glyph={glyphs.warning} size={20} weight="fill" label={t('rounds.sameText')} />
        </span>
      )}
      {file && (
        <IconButton
          glyph={glyphs.caretRight}
          label={t('review.previewOf', { document: t(`document.${document}`) })}
          onClick={() => onPreview(file)}
        />
      )}
    </li>
  )
}
