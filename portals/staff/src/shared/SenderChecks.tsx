import { act, useCall } from '@press/client'
import { domainOf, isEmail } from '@press/domain'
import { useErrorMessage } from '@press/shell'
import { DomainRecords, TestLetterPanel } from '@press/ui'
import { useState } from 'react'

/** Shows what the DNS records of the sender's domain mean for its e-mails. Shows nothing for the shared address. */
export function SenderDomain({ address }: { address: string }) {
  const [checkedAddress, setCheckedAddress] = useState<string | null>(null)
  const answer = useCall(
    'GET /api/settings/letters/domain',
    checkedAddress ? { query: { address: checkedAddress } } : null,
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
    },
  )
  const errorText = useErrorMessage()
  if (!isEmail(address)) return null
  const found = checkedAddress === address ? answer.data : undefined
  return (
    <DomainRecords
      domain={domainOf(address)}
      {...(found && { records: found.records, checkedAt: found.checked_at })}
      busy={answer.isValidating}
      error={answer.error && errorText(answer.error)}
      onCheck={() => {
        if (checkedAddress === address) void answer.mutate()
        else setCheckedAddress(address)
      }}
    />
  )
}

/** Sends a test e-mail to the user and shows its delivery status. */
export function SenderTest({ to, unsaved }: { to: string; unsaved: boolean }) {
  const [sent, setSent] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const errorText = useErrorMessage()
  const { data } = useCall('GET /api/settings/letters/test/{id}', sent === null ? null : { params: { id: sent } }, {
    refreshInterval: (answer) => (answer && ['opened', 'stopped'].includes(answer.test.state) ? 0 : 2000),
  })
  const send = async (address: string) => {
    setBusy(true)
    setRefused(undefined)
    try {
      setSent((await act('POST /api/settings/letters/test', { body: { to: address } })).test.id)
    } catch (error) {
      setRefused(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <TestLetterPanel
      defaultTo={to}
      letter={data?.test}
      busy={busy}
      error={refused}
      unsaved={unsaved}
      onSend={(address) => void send(address)}
    />
  )
}
