import { sendTestLetter, useSenderDomain, useTestLetter } from '@press/client'
import { domainOf, isEmail } from '@press/domain'
import { useErrorText } from '@press/shell'
import { DomainRecords, TestLetterPanel } from '@press/ui'
import { useState } from 'react'

/** What the domain of the sender's own address says about its letters; nothing for the shared address. */
export function SenderDomain({ address }: { address: string }) {
  const [asked, setAsked] = useState<string | null>(null)
  const answer = useSenderDomain(asked)
  const errorText = useErrorText()
  if (!isEmail(address)) return null
  const found = asked === address ? answer.data : undefined
  return (
    <DomainRecords
      domain={domainOf(address)}
      {...(found && { records: found.records, checkedAt: found.checked_at })}
      busy={answer.isValidating}
      error={answer.error && errorText(answer.error)}
      onCheck={() => {
        if (asked === address) void answer.mutate()
        else setAsked(address)
      }}
    />
  )
}

/** A letter to oneself, and what came of it. */
export function SenderTest({ to, unsaved }: { to: string; unsaved: boolean }) {
  const [sent, setSent] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const errorText = useErrorText()
  const { data } = useTestLetter(sent)
  const send = async (address: string) => {
    setBusy(true)
    setRefused(undefined)
    try {
      setSent((await sendTestLetter(address)).test.id)
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
