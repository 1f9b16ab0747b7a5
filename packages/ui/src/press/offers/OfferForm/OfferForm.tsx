import { isOfferOpen, type OfferPrices, type OfferStatus, type PressAccount } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Form, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import type { MissingDetailsProps } from '../../shared/MissingDetails/index.ts'
import { BooksSection } from './BooksSection.tsx'
import { findMissingFields, PartiesSection, SendButton } from './PartiesSection.tsx'
import { LockedBooks, type OfferAcceptance } from './LockedBooks.tsx'
import { OfferBar } from './OfferBar.tsx'
import { OfferSection } from './OfferSection.tsx'
import { createEmptyOffer, toRequestBody, validateForm, type OfferFormBody, type OfferValues } from './offer-values.ts'
import { OfferDocumentPreview, type OfferDocumentPreviewProps } from './OfferDocumentPreview.tsx'
import { PartySection, type PartySectionProps } from './PartySection.tsx'
import { SendDialog, type OfferLetter } from './SendDialog.tsx'
import { TermsSection } from './TermsSection.tsx'
import { useRevertOnEscape } from './useRevertOnEscape.ts'
import * as styles from './OfferForm.css.ts'

export interface OfferFormProps
  extends
    Pick<PartySectionProps, 'searchOrganizations'>,
    Partial<Pick<OfferDocumentPreviewProps, 'sentDocument' | 'onOpenSent'>> {
  /**
   * Initial values: a draft, `toOfferValues(offer)`, or the press's own details for a new offer. @default an empty offer of today
   */
  defaultValues?: Partial<OfferValues>
  /** Errors that are shown before anything is submitted. */
  refusal?: FormError | undefined
  /** Status of the offer. From acceptance on, its books, prices, date and discount are locked. @default 'in process' */
  status?: OfferStatus
  /** Version of the offer. @default 1 */
  revision?: number
  /** Who accepted the offer and when, shown as the reason for the lock. */
  acceptance?: OfferAcceptance | undefined
  /** Creates the next version of a locked offer. Its books can be changed again. */
  onNewVersion?: () => void
  /** The press's bank accounts, the main one first. If there are several, the user chooses the sender's account. */
  accounts?: readonly PressAccount[] | undefined
  /** The role of the current user, and the URLs where they fill in details that are missing before the offer can be sent. */
  parties?: Pick<MissingDetailsProps, 'role' | 'hrefs'>
  /** The partner discount in per cent: from today's price list, or as stored with the offer. */
  partnerDiscount: number
  /** The price list stored with the offer and today's price list. A price that differs from today's list shows a note. */
  prices?: OfferPrices | undefined
  /** Saves a draft. Called after every change. */
  onDraft?: (values: OfferValues) => void
  /** When the draft was last saved. */
  draftSavedAt?: string | Date | undefined
  /** Saves the offer. If it rejects with a `FormError`, the errors appear on the fields: `items.0.price`. */
  onSubmit: (body: OfferFormBody, values: OfferValues) => Promise<void>
  /** Saves the offer and sends it by e-mail. Errors appear as for `onSubmit`. */
  onSend?: (body: OfferFormBody, values: OfferValues, letter: OfferLetter) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
  /** @default «Сохранить КП» */
  submitLabel?: string
}

/** The form of an offer: both parties, its books with their works, the totals, and a preview of the printed page (design n1). */
export function OfferForm({
  defaultValues,
  refusal,
  status = 'in process',
  revision = 1,
  acceptance,
  onNewVersion,
  accounts = [],
  parties,
  partnerDiscount,
  prices,
  searchOrganizations,
  sentDocument,
  onOpenSent,
  onDraft,
  draftSavedAt,
  onSubmit,
  onSend,
  onCancel,
  submitLabel,
}: OfferFormProps) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  const id = useId()
  const today = useToday()
  const isDesktop = useMedia('desktop')
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const [isSendOpen, setIsSendOpen] = useState(false)
  const [initialValues] = useState<OfferValues>(() => ({ ...createEmptyOffer(today), ...defaultValues }))
  const isLocked = !isOfferOpen(status)
  const form = usePressForm<OfferValues, 'offers'>({
    values: initialValues,
    problems: validateForm,
    namespace: 'offers',
    onSubmit: (values) => onSubmit(toRequestBody(values), values),
    refusal,
    onValuesChange: onDraft,
  })
  const revertHandlers = useRevertOnEscape(form)
  const [hasPartnerDiscount, language] = useWatch({ control: form.control, name: ['partner_discount', 'language'] })
  const discount = hasPartnerDiscount ? partnerDiscount : 0

  const getForm = () => document.getElementById(id) as HTMLFormElement | null
  // Submitting the form shows the validation errors. An incomplete offer is not sent.
  const openSendDialog = async () => {
    if (!(await form.trigger())) getForm()?.requestSubmit()
    else if (findMissingFields(form.getValues()).length === 0) setIsSendOpen(true)
  }
  const sendOffer = async (letter: OfferLetter) => {
    const values = form.getValues()
    try {
      await onSend?.(toRequestBody(values), values, letter)
    } catch (error) {
      setIsSendOpen(false)
      form.showError(error)
    }
  }
  useShortcut('mod+s', () => getForm()?.requestSubmit())
  useShortcut('mod+enter', () => void openSendDialog(), { enabled: Boolean(onSend) })

  const previewPage = (
    <OfferDocumentPreview
      {...{ discount, revision, today, onOpenSent }}
      sentDocument={isLocked ? sentDocument : undefined}
    />
  )
  const draftStatusText = draftSavedAt
    ? t('form.draftSaved', { time: date(draftSavedAt, 'time') })
    : form.dirty && t('form.unsaved')
  return (
    <Form form={form} id={id}>
      <div className={styles.halves} role="presentation" {...revertHandlers}>
        <div className={styles.main}>
          <PartySection
            side="recipient"
            searchOrganizations={searchOrganizations}
            refusedFields={form.refusedFields}
            onChosen={({ is_partner }) =>
              isLocked || form.setValue('partner_discount', is_partner, { shouldDirty: true })
            }
          />
          {isLocked ? (
            <LockedBooks
              values={initialValues}
              status={status}
              discount={discount}
              prices={prices}
              revision={revision}
              acceptance={acceptance}
              onNewVersion={onNewVersion}
            />
          ) : (
            <BooksSection discount={discount} prices={prices} today={today} refusedFields={form.refusedFields} />
          )}
          <OfferSection today={today} locked={isLocked} />
          <TermsSection partnerDiscount={partnerDiscount} locked={isLocked} />
          <PartySection
            side="sender"
            accounts={accounts}
            searchOrganizations={searchOrganizations}
            refusedFields={form.refusedFields}
          />
          {onSend && parties && <PartiesSection {...parties} />}
          <OfferBar
            discount={discount}
            today={today}
            state={draftStatusText || t(isLocked ? 'form.open' : 'form.closes')}
            previewButton={
              !isDesktop && (
                <Button variant="quiet" leading={glyphs.eye} onClick={() => setIsPreviewOpen(true)}>
                  {t('form.page.look')}
                </Button>
              )
            }
          >
            <Button variant="secondary" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
            <Button
              type="submit"
              variant={onSend ? 'secondary' : 'primary'}
              busy={form.busy}
              busyLabel={t('form.saving')}
            >
              {submitLabel ?? t('form.save')}
            </Button>
            {onSend && <SendButton onSend={() => void openSendDialog()} />}
          </OfferBar>
        </div>
        {isDesktop && (
          // Prevents Enter on the choice of language from saving the offer.
          <div
            className={styles.desk}
            role="presentation"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
            }}
          >
            {previewPage}
          </div>
        )}
      </div>
      <Drawer open={isPreviewOpen && !isDesktop} onOpenChange={setIsPreviewOpen} title={t('form.page.title')}>
        {previewPage}
      </Drawer>
      {isSendOpen && (
        <SendDialog
          email={form.getValues('recipient_email')}
          language={language}
          onClose={() => setIsSendOpen(false)}
          onSend={sendOffer}
        />
      )}
    </Form>
  )
}
