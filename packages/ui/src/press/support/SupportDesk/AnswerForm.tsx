import { limits, type SupportStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Stack } from '../../../foundations/layout/index.ts'
import { focusFirstInvalid } from '../../../private/focus-first-invalid.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { SupportAnswer } from './types.ts'

interface AnswerFormProps {
  /** The id of the form. The buttons in the footer submit the form, and a button's value is the resulting status. */
  id: string
  answer: Pick<SupportAnswer, 'response' | 'notes'>
  onAnswer: (answer: SupportAnswer) => Promise<void>
}

/** The answer and the notes of the support team. Closing a request requires an answer, saving it does not. */
export function AnswerForm({ id, answer, onAnswer }: AnswerFormProps) {
  const { t } = useTranslation('support')
  const formRef = useRef<HTMLFormElement>(null)
  const [response, setResponse] = useState(answer.response)
  const [notes, setNotes] = useState(answer.notes)
  const [isResponseMissing, setResponseMissing] = useState(false)

  const submitAnswer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const status: SupportStatus =
      (submitter as HTMLButtonElement | null)?.value === 'resolved' ? 'resolved' : 'in-progress'
    const lacksResponse = status === 'resolved' && !response.trim()
    const isTooLong = [response, notes].some(({ length }) => length > limits.noteLength)
    // The error messages must be rendered before the first invalid field gets the focus.
    flushSync(() => setResponseMissing(lacksResponse))
    if (lacksResponse || isTooLong) return focusFirstInvalid(formRef.current)
    void onAnswer({ status, response: response.trim(), notes: notes.trim() })
  }

  return (
    <form ref={formRef} id={id} noValidate aria-label={t('answer.label')} onSubmit={submitAnswer}>
      <Stack gap={4}>
        <TextArea
          label={t('field.response')}
          hint={t('field.responseHint')}
          rows={5}
          maxLength={limits.noteLength}
          value={response}
          error={isResponseMissing ? t('problem.required') : undefined}
          onValueChange={(nextResponse) => {
            setResponse(nextResponse)
            setResponseMissing(false)
          }}
        />
        <TextArea
          label={t('field.notes')}
          hint={t('field.notesHint')}
          optional
          rows={2}
          maxLength={limits.noteLength}
          value={notes}
          onValueChange={setNotes}
        />
      </Stack>
    </form>
  )
}
