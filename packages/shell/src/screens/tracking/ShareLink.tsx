import { act, useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { ShareBook, useToast } from '@press/ui'
import { useState } from 'react'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'
import { paths } from '../../routing/paths.ts'
import { usePortalAddress } from '../../routing/portal.ts'

/** The public link of a book, for people who may share it. It always points to the author portal. */
export function ShareLink({ id }: { id: number }) {
  const { t } = useTranslation('tracking')
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  const getPortalAddress = usePortalAddress()
  const { data, error } = useCall('GET /api/tech-cards/{id}/track', { params: { id } })
  const [busy, setBusy] = useState<'making' | 'ending'>()
  const [failure, setFailure] = useState<string>()

  const runRequest = async (
    operation: 'making' | 'ending',
    sendRequest: () => Promise<unknown>,
    successMessage: string,
  ): Promise<boolean> => {
    setBusy(operation)
    setFailure(undefined)
    try {
      await sendRequest()
      toast({ message: successMessage })
      return true
    } catch (problem) {
      setFailure(getErrorMessage(problem))
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const link = data?.link
  const authorSite = getPortalAddress?.('author').slice(0, -1)
  return (
    <ShareBook
      link={
        link &&
        (authorSite === undefined
          ? undefined
          : { href: authorSite + paths.track(link.code), created_at: link.created_at })
      }
      busy={busy}
      failure={failure ?? (data ? undefined : error && getErrorMessage(error))}
      onMake={() =>
        void runRequest('making', () => act('POST /api/tech-cards/{id}/track', { params: { id } }), t('share.made'))
      }
      onEnd={() =>
        runRequest('ending', () => act('DELETE /api/tech-cards/{id}/track', { params: { id } }), t('share.ended'))
      }
    />
  )
}
