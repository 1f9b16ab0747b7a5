import type { ApplicationDocument, StoredFile } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { useConclusionText } from '../conclusion-text.ts'
import type { ReviewedDocument } from './review-values.ts'
import * as styles from './RoundReview.css.ts'

interface OtherDocumentsProps {
  others: readonly ReviewedDocument[]
  onPreview: (file: StoredFile) => void
  onAsk: (document: ApplicationDocument) => void
}

/** Documents without a request, including documents that were never sent. Each of them can be requested too. */
export function OtherDocuments({ others, onPreview, onAsk }: OtherDocumentsProps) {
  const { t } = useTranslation('applications')
  const { bytes } = useFormat()
  const getConclusionText = useConclusionText()
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-label={t('review.others')}>
      <h2 className={styles.othersTitle}>{t('review.others')}</h2>
      <ul>
        {others.map(({ document, file, conclusion }) => {
          const name = t(`document.${document}`)
          return (
            <li key={document} className={styles.row}>
              <span className={styles.rowWords}>
                {name}
                <span className={styles.rowFacts}>
                  {file
                    ? [getConclusionText(conclusion), file.name, bytes(file.size)].filter(Boolean).join(' · ')
                    : t('rounds.notSent')}
                </span>
              </span>
              {file && (
                <IconButton
                  glyph={glyphs.eye}
                  label={t('review.previewOf', { document: name })}
                  onClick={() => onPreview(file)}
                />
              )}
              <Button size="sm" aria-label={t('review.askFor', { document: name })} onClick={() => onAsk(document)}>
                {t('review.ask')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
