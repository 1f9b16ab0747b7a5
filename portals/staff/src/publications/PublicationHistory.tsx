import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { PublicationList, type PublicationListProps } from '@press/ui'
import { useSaving } from '../shared/useRowMutation.ts'

interface PublicationsProps extends Pick<PublicationListProps, 'publications'> {
  /** Why nothing can be sent now. */
  refused: string | undefined
}

/** What was sent of a book, and a second try for what was given up. */
export function Publications({ publications, refused }: PublicationsProps) {
  const { t } = useTranslation('publications')
  const { saving, save } = useSaving()
  return (
    <PublicationList
      publications={publications}
      resending={saving === undefined ? undefined : Number(saving)}
      resendRefused={refused}
      onResend={({ id }) =>
        void save(String(id), () => act('POST /api/publications/{id}/resend', { params: { id } }), t('resent'))
      }
    />
  )
}
