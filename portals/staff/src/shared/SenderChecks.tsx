import { act, useCall } from '@press/client'
import { getEmailDomain, isEmail } from '@press/domain'
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
  const formatError = useErrorMessage()
  if (!isEmail(address)) return null
  const domainResult = checkedAddress === address ? answer.data : undefined
  return (
    <DomainRecords
      domain={getEmailDomain(address)}
      {...(domainResult && { records: domainResult.records, checkedAt: domainResult.checked_at })}
      busy={answer.isValidating}
      error={answer.error && formatError(answer.error)}
      onCheck={() => {
        if (checkedAddress === address) void answer.mutate()
        else setCheckedAddress(address)
      }}
    />
  )
}

/** Sends a test e-mail to the user and shows its delivery status. */
export function SenderTest({ to, unsaved }: { to: string; unsaved: boolean }) {
  const [testLetterId, setTestLetterId] = useState<number | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string>()
  const formatError = useErrorMessage()
  const { data } = useCall(
    'GET /api/settings/letters/test/{id}',
    testLetterId === null ? null : { params: { id: testLetterId } },
    {
      refreshInterval: (answer) => (answer && ['opened', 'stopped'].includes(answer.test.state) ? 0 : 2000),
    },
  )
  const sendTestLetter = async (address: string) => {
    setIsSending(true)
    setErrorMessage(undefined)
    try {
      setTestLetterId((await act('POST /api/settings/letters/test', { body: { to: address } })).test.id)
    } catch (error) {
      setErrorMessage(formatError(error))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <TestLetterPanel
      defaultRecipient={to}
      letter={data?.test}
      busy={isSending}
      error={errorMessage}
      unsaved={unsaved}
      onSend={(address) => void sendTestLetter(address)}
    />
  )
}
