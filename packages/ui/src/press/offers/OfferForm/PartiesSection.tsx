import { findMissingOfferDetails, partyFields, type MissingDetail, type OfferParties } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../primitives/Button/index.ts'
import {
  MissingDetails,
  getMissingDetailReason,
  useMissingDetailLabels,
  type MissingDetailsProps,
} from '../../shared/MissingDetails/index.ts'
import type { OfferValues } from './offer-values.ts'

/** Returns the missing details of the press. A missing name of the recipient is shown on its field and is not included here. */
export const findMissingFields = (values: OfferParties): MissingDetail[] =>
  findMissingOfferDetails('kp', values).filter(({ side }) => side === 'press')

const watchedFields = [...partyFields.map((field) => `sender_${field}` as const), 'sender_kbe', 'sender_knp'] as const

/** Returns the press's details that the commercial offer lacks. */
function useMissingKpDetails(): MissingDetail[] {
  const { control, getValues } = useFormContext<OfferValues>()
  useWatch({ control, name: watchedFields })
  return findMissingFields(getValues())
}

/** Shows which details of the press are missing before the offer can be sent. */
export function PartiesSection(props: Pick<MissingDetailsProps, 'role' | 'hrefs'>) {
  return <MissingDetails document="kp" missingDetails={useMissingKpDetails()} {...props} />
}

/** A button that sends the offer, or shows why it cannot be sent. */
export function SendButton({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation('offers')
  const detailLabels = useMissingDetailLabels('kp', useMissingKpDetails())
  return (
    <Button variant="primary" disabledReason={getMissingDetailReason(detailLabels)} onClick={onSend}>
      {t('form.send')}
    </Button>
  )
}
