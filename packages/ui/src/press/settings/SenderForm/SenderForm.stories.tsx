import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { emptySender, type SenderRecord, type TestLetter as TestLetterRow } from '@press/domain'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { DomainRecords } from './DomainRecords.tsx'
import { SenderForm, toSenderFormValues } from './SenderForm.tsx'
import { TestLetterPanel } from './TestLetterPanel.tsx'

const sender = {
  address: 'baspa@saryarqa.example',
  name: 'Сарыарқа баспасы',
  signature: 'Гүлнар Сейтова, +7 7212 55 01 18',
}

const meta = {
  title: 'Press/SenderForm',
  component: SenderForm,
  args: {
    defaultValues: toSenderFormValues(sender),
    sharedAddress: 'press@press.example',
    pressName: 'Сарыарқа баспасы',
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof SenderForm>
export default meta
type Story = StoryObj<typeof meta>

const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

export const OwnAddress: Story = {
  play: async ({ args, canvas }) => {
    const signatureField = canvas.getByRole('textbox', { name: /Подпись/ })
    await userEvent.clear(signatureField)
    await userEvent.type(signatureField, 'Отдел продаж')
    await clickSave()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...toSenderFormValues(sender), signature: 'Отдел продаж' }),
    )
  },
}
/** The shared address needs no input, and the form says where replies go. */
export const SharedAddress: Story = {
  args: { defaultValues: toSenderFormValues(emptySender) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /Адрес/ })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /Свой адрес/ }))
    await clickSave()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Адрес/ })).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const WrongAddress: Story = {
  play: async ({ canvas }) => {
    const addressField = canvas.getByRole('textbox', { name: /Адрес/ })
    await userEvent.clear(addressField)
    await userEvent.type(addressField, 'baspa@')
    await clickSave()
    await waitFor(() => expect(addressField).toBeInvalid())
  },
}

const createRecord = (row: Partial<SenderRecord> & Pick<SenderRecord, 'record'>): SenderRecord => ({
  state: 'found',
  host: 'saryarqa.example',
  value: 'v=spf1 mx ~all',
  ...row,
})
const domainArgs = { domain: 'saryarqa.example', checkedAt: '2026-11-23T06:57:00.000Z', onCheck: fn() }
const foundRecords = [createRecord({ record: 'spf' }), createRecord({ record: 'dkim' })]

export const Records: Story = {
  parameters: { documents: 'DomainRecords' },
  render: () => (
    <DomainRecords
      {...domainArgs}
      records={[
        ...foundRecords,
        createRecord({ record: 'dmarc', state: 'none', host: '_dmarc.saryarqa.example', value: 'v=DMARC1; p=none' }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ключ совпал')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Скопировать запись DMARC' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Письмо администратору' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('_dmarc.saryarqa.example')),
    )
  },
}
export const RecordsThatAreOther: Story = {
  parameters: { documents: 'DomainRecords' },
  render: () => (
    <DomainRecords
      {...domainArgs}
      records={[
        createRecord({ record: 'spf', state: 'none' }),
        createRecord({
          record: 'dkim',
          state: 'other',
          host: 'press._domainkey.saryarqa.example',
          value: 'v=DKIM1; k=rsa; p=MIIB',
        }),
        createRecord({ record: 'dmarc', state: 'unknown', host: '_dmarc.saryarqa.example' }),
      ]}
    />
  ),
}
export const RecordsNotChecked: Story = {
  parameters: { documents: 'DomainRecords' },
  render: () => <DomainRecords domain="saryarqa.example" onCheck={domainArgs.onCheck} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить записи' }))
    await expect(domainArgs.onCheck).toHaveBeenCalled()
  },
}
export const RecordsFailed: Story = {
  parameters: { documents: 'DomainRecords' },
  render: () => <DomainRecords domain="saryarqa.example" error="Нет связи с сервером" onCheck={domainArgs.onCheck} />,
}

const onSend = fn()
const letter = {
  id: 1,
  to: 'g.seitova@saryarqa.example',
  asked_at: '2026-11-23T06:56:00.000Z',
  sent_at: null,
  opened_at: null,
  reason: null,
}
const letterTimes = { sent_at: '2026-11-23T06:57:00.000Z', opened_at: '2026-11-23T06:58:00.000Z' }
export const TestLetter: Story = {
  parameters: { documents: 'TestLetterPanel' },
  render: () => <TestLetterPanel defaultRecipient="g.seitova@saryarqa.example" onSend={onSend} />,
  play: async ({ canvas }) => {
    const recipientField = canvas.getByRole('textbox', { name: 'Куда послать' })
    await userEvent.clear(recipientField)
    await userEvent.type(recipientField, 'g.seitova')
    await userEvent.click(canvas.getByRole('button', { name: 'Послать' }))
    await expect(recipientField).toBeInvalid()
    await userEvent.type(recipientField, '@saryarqa.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Послать' }))
    await expect(onSend).toHaveBeenLastCalledWith('g.seitova@saryarqa.example')
  },
}
const createOutcomeStory = (
  letterFields: Partial<TestLetterRow> & Pick<TestLetterRow, 'state'>,
  expectedText: RegExp,
): Story => ({
  parameters: { documents: 'TestLetterPanel' },
  render: () => (
    <TestLetterPanel
      defaultRecipient="g.seitova@saryarqa.example"
      letter={{ ...letter, ...letterFields }}
      onSend={onSend}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(expectedText)).toBeVisible()
  },
})
export const TestLetterQueued = createOutcomeStory({ state: 'waiting' }, /в очереди/)
/** The mail server has not accepted the letter yet: the delivery is retried. */
export const TestLetterDelayed = createOutcomeStory(
  { state: 'waiting', reason: '451 greylisted' },
  /пока не принял.*451 greylisted/,
)
export const TestLetterSent = createOutcomeStory({ state: 'sent', sent_at: letterTimes.sent_at }, /Ушло в/)
export const TestLetterOpened = createOutcomeStory({ state: 'opened', ...letterTimes }, /Дошло: вы открыли его в/)
export const TestLetterStopped = createOutcomeStory(
  { state: 'stopped', reason: '550 no such mailbox' },
  /550 no such mailbox/,
)
/** An unsaved change of the sender does not appear in the letter. */
export const TestLetterOfTheSavedSender: Story = {
  parameters: { documents: 'TestLetterPanel' },
  render: () => <TestLetterPanel defaultRecipient="g.seitova@saryarqa.example" unsaved onSend={onSend} />,
}
