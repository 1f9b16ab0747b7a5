import { findMissingOfferDetails, partyFields, type MissingDetail } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../primitives/Button/index.ts'
import {
  MissingDetails,
  getMissingDetailReason,
  useMissingDetailLabels,
  type MissingDetailsProps,
} from '../../organizations/MissingDetails/index.ts'
import type { OfferParties } from '../index.ts'
import type { OfferValues } from './offer-values.ts'

/** A recipient's name that is missing is said on its field. */
export const findMissingFields = (values: OfferParties): MissingDetail[] =>
  findMissingOfferDetails('kp', values).filter(({ side }) => side === 'press')

const watched = [...partyFields.map((field) => `sender_${field}` as const), 'sender_kbe', 'sender_knp'] as const

/** What the commercial offer that is being written lacks of the press's side. */
function useKpLacks(): MissingDetail[] {
  const { control, getValues } = useFormContext<OfferValues>()
  useWatch({ control, name: watched })
  return findMissingFields(getValues())
}

/** Says what the press's side lacks before the offer may be sent. */
export function PartiesSection(sides: Pick<MissingDetailsProps, 'role' | 'hrefs'>) {
  return <MissingDetails paper="kp" lacks={useKpLacks()} {...sides} />
}

/** Sends the offer, or says why it cannot be sent. */
export function SendButton({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation('offers')
  const words = useMissingDetailLabels('kp', useKpLacks())
  return (
    <Button variant="primary" disabledReason={getMissingDetailReason(words)} onClick={onSend}>
      {t('form.send')}
    </Button>
  )
}
