import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { PublicationList, type PublicationListProps } from '@press/ui'

interface PublicationHistoryProps extends Pick<PublicationListProps, 'publications'> {
  /** Why nothing can be sent now. */
  refusalReason: string | undefined
}

/** The publications of a book. A publication that failed permanently can be sent again. */
export function PublicationHistory({ publications, refusalReason }: PublicationHistoryProps) {
  const { t } = useTranslation('publications')
  const { saving: savingKey, save } = useSaving()
  return (
    <PublicationList
      publications={publications}
      resending={savingKey === undefined ? undefined : Number(savingKey)}
      resendRefusalReason={refusalReason}
      onResend={({ id }) =>
        void save(String(id), () => act('POST /api/publications/{id}/resend', { params: { id } }), t('resent'))
      }
    />
  )
}
