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
  const errorText = useErrorMessage()
  const addressOf = usePortalAddress()
  const { data, error } = useCall('GET /api/tech-cards/{id}/track', { params: { id } })
  const [busy, setBusy] = useState<'making' | 'ending'>()
  const [failure, setFailure] = useState<string>()

  const run = async (
    what: 'making' | 'ending',
    work: () => Promise<unknown>,
    successMessage: string,
  ): Promise<boolean> => {
    setBusy(what)
    setFailure(undefined)
    try {
      await work()
      toast({ message: successMessage })
      return true
    } catch (problem) {
      setFailure(errorText(problem))
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const link = data?.link
  const site = addressOf?.('author').slice(0, -1)
  return (
    <ShareBook
      link={
        link && (site === undefined ? undefined : { href: site + paths.track(link.code), created_at: link.created_at })
      }
      busy={busy}
      failure={failure ?? (data ? undefined : error && errorText(error))}
      onMake={() =>
        void run('making', () => act('POST /api/tech-cards/{id}/track', { params: { id } }), t('share.made'))
      }
      onEnd={() => run('ending', () => act('DELETE /api/tech-cards/{id}/track', { params: { id } }), t('share.ended'))}
    />
  )
}
