import { offerAttachments, type OfferAttachmentField, type StoredFile, type OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import * as styles from './MyOffers.css.ts'

export interface MyOfferFilesProps {
  offer: OfferRow
  /** Returns the URL of a file. */
  hrefOf: (file: StoredFile) => string
  /** Downloads a file. Without it the browser follows the link. */
  onDownload?: ((file: StoredFile) => void) | undefined
  /** Returns the URL of the offer as a document. */
  offerHref?: ((offer: OfferRow) => string) | undefined
}

/** Returns the documents that are shown as missing if they do not exist. Other documents are shown only if they exist. */
const getExpectedFiles = ({ invoice_file }: OfferRow): readonly OfferAttachmentField[] =>
  invoice_file ? ['contract_file', 'act_file'] : ['contract_file', 'invoice_file']

/** The documents of an offer, with links. */
export function MyOfferFiles({ offer, hrefOf, onDownload, offerHref }: MyOfferFilesProps) {
  const { t } = useTranslation('offers')
  return (
    <ul className={styles.files}>
      {offerHref && (
        <li>
          <Link variant="standalone" glyph={glyphs.filePdf} href={offerHref(offer)}>
            {t('mine.kp')}
          </Link>
        </li>
      )}
      {offerAttachments.map(({ flag, file }) => {
        const storedFile = offer[file]
        if (!storedFile && !getExpectedFiles(offer).includes(file)) return null
        return (
          <li key={file}>
            {storedFile ? (
              <Link
                variant="standalone"
                glyph={glyphs.filePdf}
                href={hrefOf(storedFile)}
                title={storedFile.name}
                onClick={(event) => {
                  if (!onDownload) return
                  event.preventDefault()
                  onDownload(storedFile)
                }}
              >
                {t(`flag.${flag}`)}
              </Link>
            ) : (
              <span className={styles.missing}>
                <Icon glyph={glyphs.file} size={16} />
                {t(`flag.${flag}`)}
                <VisuallyHidden>{`, ${t('mine.missing')}`}</VisuallyHidden>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
