import { isEmail, type TestLetter } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel, Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { InputGroup } from '../../../primitives/InputGroup/index.ts'

export interface TestLetterPanelProps {
  /** The default recipient. */
  defaultRecipient: string
  /** The state of the last test letter. */
  letter?: TestLetter | undefined
  busy?: boolean
  /** The reason why the request for a test letter failed. */
  error?: string | undefined
  /** Whether there are unsaved changes, which the test letter would not show. */
  unsaved?: boolean
  onSend: (email: string) => void
}

const tones = { waiting: 'info', sent: 'info', opened: 'success', stopped: 'danger' } as const

/** Tests the sender: sends a letter to the user, and shows the result. */
export function TestLetterPanel({ defaultRecipient, letter, busy, error, unsaved, onSend }: TestLetterPanelProps) {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  const [email, setEmail] = useState(defaultRecipient)
  const [hasTried, setHasTried] = useState(false)
  const hasEmailError = hasTried && !isEmail(email.trim())
  const formatTime = (moment: string | null) => (moment ? date(moment, 'time') : '')
  const stateTexts = letter && {
    waiting: letter.reason
      ? t('letters.testState.waitingReason', { reason: letter.reason })
      : t('letters.testState.waiting'),
    sent: t('letters.testState.sent', { time: formatTime(letter.sent_at) }),
    opened: t('letters.testState.opened', { time: formatTime(letter.opened_at) }),
    stopped: t('letters.testState.stopped', { reason: letter.reason ?? '' }),
  }
  return (
    <Panel title={t('letters.test')}>
      <Stack gap={3}>
        <InputGroup
          label={t('letters.testTo')}
          type="email"
          value={email}
          onValueChange={setEmail}
          error={hasEmailError ? t('problem.email') : error}
          autoComplete="email"
          action={
            <Button
              size="sm"
              leading={glyphs.paperPlaneRight}
              busy={busy}
              busyLabel={t('letters.sending')}
              onClick={() => {
                setHasTried(true)
                if (isEmail(email.trim())) onSend(email.trim())
              }}
            >
              {t(letter ? 'letters.sendAgain' : 'letters.send')}
            </Button>
          }
        />
        {unsaved && <Alert tone="warning">{t('letters.testUnsaved')}</Alert>}
        {letter && stateTexts && <Alert tone={tones[letter.state]}>{stateTexts[letter.state]}</Alert>}
      </Stack>
    </Panel>
  )
}
