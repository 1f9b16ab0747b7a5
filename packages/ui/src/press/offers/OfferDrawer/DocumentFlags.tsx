import { getAcceptAttribute, offerAttachments, offerPublishFlags, type StoredFile, type Offer } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState, type MouseEvent } from 'react'
import { toFormError } from '../../../patterns/Form/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { IconButton, IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { Switch } from '../../../primitives/Switch/index.ts'
import { useToast } from '../../../primitives/Toast/index.ts'
import { useOfferFlags, type OfferIntents } from '../index.ts'
import * as styles from './OfferDrawer.css.ts'

export interface DocumentFlagsProps {
  offer: Offer
  hrefOf: (file: StoredFile) => string
  /** Downloads a file. Without it the browser follows the link. */
  onDownload?: ((file: StoredFile) => void) | undefined
  onFlag: OfferIntents['onFlag']
  onAttach: OfferIntents['onAttach']
}

const rejectSave = () => Promise.reject(new Error('onFlag is missing'))

/** The documents of an offer. Each document has a switch for its existence and a link to its file. */
export function DocumentFlags({ offer, hrefOf, onDownload, onFlag, onAttach }: DocumentFlagsProps) {
  const { t } = useTranslation('offers')
  const { isOn, isSaving, set } = useOfferFlags(offer, onFlag ?? rejectSave)
  const disabledProps = onFlag ? {} : { disabled: true }
  return (
    <>
      <ul className={styles.documents} aria-label={t('drawer.documents')}>
        {offerAttachments.map(({ flag, file }) => (
          <li key={flag} className={styles.document}>
            <Switch
              {...disabledProps}
              label={t(`flag.${flag}`)}
              checked={isOn(flag)}
              busy={isSaving(flag)}
              onCheckedChange={(isChecked) => set(flag, isChecked)}
            />
            <DocumentFile
              offer={offer}
              document={file}
              name={t(`flag.${flag}`)}
              hrefOf={hrefOf}
              onDownload={onDownload}
              onAttach={onAttach}
            />
          </li>
        ))}
      </ul>
      <div className={styles.places}>
        {offerPublishFlags.map((flag) => (
          <Checkbox
            key={flag}
            {...disabledProps}
            size="sm"
            label={t(`flag.${flag}`)}
            checked={isOn(flag)}
            aria-busy={isSaving(flag) || undefined}
            onCheckedChange={(isChecked) => !isSaving(flag) && set(flag, isChecked)}
          />
        ))}
      </div>
    </>
  )
}

interface DocumentFileProps extends Pick<DocumentFlagsProps, 'offer' | 'hrefOf' | 'onDownload' | 'onAttach'> {
  document: (typeof offerAttachments)[number]['file']
  name: string
}

function DocumentFile({ offer, document, name, hrefOf, onDownload, onAttach }: DocumentFileProps) {
  const { t } = useTranslation('offers')
  const toast = useToast()
  const fileInput = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const storedFile = offer[document]
  const downloadFile = (event: MouseEvent) => {
    if (!onDownload || !storedFile) return
    event.preventDefault()
    onDownload(storedFile)
  }
  const attachFile = async (file: File | undefined) => {
    if (!file) return
    setIsBusy(true)
    try {
      await onAttach?.({ offer, document, file })
    } catch (error) {
      toast({ tone: 'danger', message: t('drawer.notAttached', { name, reason: toFormError(error).message }) })
    }
    setIsBusy(false)
  }
  return (
    <>
      <span className={styles.file}>
        {storedFile ? (
          <Link
            variant="standalone"
            glyph={getFileGlyph(storedFile.name)}
            href={hrefOf(storedFile)}
            onClick={downloadFile}
          >
            <span className={styles.fileName}>{storedFile.name}</span>
          </Link>
        ) : (
          t('drawer.noFile')
        )}
      </span>
      {storedFile ? (
        <IconButtonLink
          glyph={glyphs.downloadSimple}
          size="sm"
          label={t('drawer.download', { name: storedFile.name })}
          href={hrefOf(storedFile)}
          download={storedFile.name}
          onClick={downloadFile}
        />
      ) : (
        onAttach && (
          <>
            <IconButton
              glyph={glyphs.uploadSimple}
              size="sm"
              busy={isBusy}
              label={t('drawer.attach', { name })}
              onClick={() => fileInput.current?.click()}
            />
            <input
              ref={fileInput}
              type="file"
              hidden
              accept={getAcceptAttribute('document').join()}
              aria-label={name}
              onChange={({ target }) => {
                void attachFile(target.files?.[0])
                // Resets the input, so that the same file can be chosen again after it was corrected.
                target.value = ''
              }}
            />
          </>
        )
      )}
    </>
  )
}
