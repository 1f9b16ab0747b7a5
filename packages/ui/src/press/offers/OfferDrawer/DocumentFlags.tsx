import { getAcceptAttribute, offerAttachments, offerPublishFlags, type StoredFile, type Offer } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState, type MouseEvent } from 'react'
import { toFormError } from '../../../patterns/Form/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { fileGlyph } from '../../../primitives/FileUpload/index.ts'
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

const unsaved = () => Promise.reject(new Error('onFlag is missing'))

/** The documents of an offer. Each document has a switch for its existence and a link to its file. */
export function DocumentFlags({ offer, hrefOf, onDownload, onFlag, onAttach }: DocumentFlagsProps) {
  const { t } = useTranslation('offers')
  const { isOn, isSaving, set } = useOfferFlags(offer, onFlag ?? unsaved)
  const off = onFlag ? {} : { disabled: true }
  return (
    <>
      <ul className={styles.documents} aria-label={t('drawer.documents')}>
        {offerAttachments.map(({ flag, file }) => (
          <li key={flag} className={styles.document}>
            <Switch
              {...off}
              label={t(`flag.${flag}`)}
              checked={isOn(flag)}
              busy={isSaving(flag)}
              onCheckedChange={(on) => set(flag, on)}
            />
            <Paper
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
            {...off}
            size="sm"
            label={t(`flag.${flag}`)}
            checked={isOn(flag)}
            aria-busy={isSaving(flag) || undefined}
            onCheckedChange={(checked) => !isSaving(flag) && set(flag, checked)}
          />
        ))}
      </div>
    </>
  )
}

interface PaperProps extends Pick<DocumentFlagsProps, 'offer' | 'hrefOf' | 'onDownload' | 'onAttach'> {
  document: (typeof offerAttachments)[number]['file']
  name: string
}

function Paper({ offer, document, name, hrefOf, onDownload, onAttach }: PaperProps) {
  const { t } = useTranslation('offers')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const stored = offer[document]
  const take = (event: MouseEvent) => {
    if (!onDownload || !stored) return
    event.preventDefault()
    onDownload(stored)
  }
  const attach = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      await onAttach?.({ offer, document, file })
    } catch (refusal) {
      toast({ tone: 'danger', message: t('drawer.notAttached', { name, reason: toFormError(refusal).message }) })
    }
    setBusy(false)
  }
  return (
    <>
      <span className={styles.file}>
        {stored ? (
          <Link variant="standalone" glyph={fileGlyph(stored.name)} href={hrefOf(stored)} onClick={take}>
            <span className={styles.fileName}>{stored.name}</span>
          </Link>
        ) : (
          t('drawer.noFile')
        )}
      </span>
      {stored ? (
        <IconButtonLink
          glyph={glyphs.downloadSimple}
          size="sm"
          label={t('drawer.download', { name: stored.name })}
          href={hrefOf(stored)}
          download={stored.name}
          onClick={take}
        />
      ) : (
        onAttach && (
          <>
            <IconButton
              glyph={glyphs.uploadSimple}
              size="sm"
              busy={busy}
              label={t('drawer.attach', { name })}
              onClick={() => input.current?.click()}
            />
            <input
              ref={input}
              type="file"
              hidden
              accept={getAcceptAttribute('document').join()}
              aria-label={name}
              onChange={({ target }) => {
                void attach(target.files?.[0])
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
