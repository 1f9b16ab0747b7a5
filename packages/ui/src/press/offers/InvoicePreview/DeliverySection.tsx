import { isEmail, limits, type StoredFile, type Offer, type OfferDelivery } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Form, usePressForm } from '../../../patterns/Form/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import * as styles from './InvoicePreview.css.ts'

/** The recipient's address and an optional message of the sender. */
export interface DeliveryMessage {
  email: string
  message?: string
}

interface DeliverySectionProps {
  offer: Pick<Offer, 'recipient_email'>
  deliveries: readonly OfferDelivery[] | undefined
  onOpen: (file: StoredFile) => void
  /** Why the document cannot be sent now. */
  reason?: string | undefined
  onSend?: (letter: DeliveryMessage) => Promise<void>
}

/**
 * The form that sends the document, and the list of earlier deliveries. The file of each delivery is kept exactly as it was sent.
 */
export function DeliverySection({ offer, deliveries, onOpen, reason, onSend }: DeliverySectionProps) {
  const { t } = useTranslation('offers')
  return (
    <Panel title={t('preview.sendingTitle')}>
      <div className={styles.money}>
        {onSend && (
          <LetterForm
            email={offer.recipient_email}
            resend={Boolean(deliveries?.length)}
            reason={reason}
            onSend={onSend}
          />
        )}
        {deliveries === undefined ? (
          <SkeletonGroup>
            <Skeleton />
          </SkeletonGroup>
        ) : deliveries.length === 0 ? (
          <Text as="p" variant="small" tone="muted">
            {t('preview.nothing')}
          </Text>
        ) : (
          <>
            <ul className={styles.log} aria-label={t('preview.log')}>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} onOpen={onOpen} />
              ))}
            </ul>
            <Text as="p" variant="caption" tone="muted">
              {t('preview.kept')}
            </Text>
          </>
        )}
      </div>
    </Panel>
  )
}

interface LetterProps extends Required<Pick<DeliverySectionProps, 'onSend'>> {
  email: string
  resend: boolean
  reason: string | undefined
}

function LetterForm({ email, resend, reason, onSend }: LetterProps) {
  const { t } = useTranslation('offers')
  const [isWriting, setIsWriting] = useState(false)
  const form = usePressForm({
    values: { email, message: '' },
    problems: (values): { email?: 'required' | 'email' } => {
      if (!values.email.trim()) return { email: 'required' }
      return isEmail(values.email.trim()) ? {} : { email: 'email' }
    },
    namespace: 'offers' as const,
    onSubmit: async (values) => {
      const message = values.message.trim()
      await onSend({ email: values.email.trim(), ...(message && { message }) })
      form.resetField('message')
      setIsWriting(false)
    },
  })
  const { setFocus } = form
  // The button that opened the form no longer exists, so the message field gets the focus.
  useEffect(() => {
    if (isWriting) setFocus('message')
  }, [isWriting, setFocus])
  return (
    <Form form={form} label={t('preview.sendingTitle')}>
      <div className={styles.inline}>
        <div className={styles.grow}>
          <TextField {...form.register('email')} type="email" label={t('preview.email')} required autoComplete="off" />
        </div>
        <div className={styles.beside}>
          <Button type="submit" busy={form.busy} disabledReason={reason}>
            {t(resend ? 'preview.again' : 'preview.send')}
          </Button>
        </div>
      </div>
      {isWriting ? (
        <TextArea
          {...form.register('message')}
          label={t('preview.message')}
          hint={t('preview.messageHint')}
          optional
          rows={3}
          maxLength={limits.noteLength}
        />
      ) : (
        <div>
          <Button variant="quiet" size="sm" leading={glyphs.pencilSimple} onClick={() => setIsWriting(true)}>
            {t('preview.addMessage')}
          </Button>
        </div>
      )}
    </Form>
  )
}

const tones = { queued: 'neutral', sent: 'success', failed: 'danger' } as const

function DeliveryRow({ delivery, onOpen }: { delivery: OfferDelivery; onOpen: (file: StoredFile) => void }) {
  const { t } = useTranslation('offers')
  const { date, bytes } = useFormat()
  const { file, sha256, email, state, problem, sent_by, created_at } = delivery
  return (
    <li className={styles.sent}>
      <span>
        <Button variant="quiet" size="sm" leading={getFileGlyph(file.name)} onClick={() => onOpen(file)}>
          {file.name}
        </Button>
      </span>
      <span className={`${styles.detail} ${styles.end}`}>
        <time dateTime={created_at}>{date(created_at, 'dateTime')}</time>
      </span>
      <span className={styles.detail}>
        <span title={sha256}>{t('preview.hash', { start: sha256.slice(0, 8), end: sha256.slice(-8) })}</span>
        <CopyButton value={sha256} label={t('preview.copyHash', { name: file.name })} />
      </span>
      <span className={styles.end}>
        <Badge tone={tones[state]}>{t(`preview.state.${state}`)}</Badge>
      </span>
      <span className={styles.detail}>{[bytes(file.size), email, sent_by, problem].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
