import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { nurlan } from '../../shared/fixtures/people.ts'
import { now, requests } from './fixtures.ts'
import { SupportDesk, type SupportDeskProps } from './SupportDesk.tsx'

/** Holds the state that the URL holds in the portal. */
function StatefulSupportDesk(props: SupportDeskProps) {
  const [value, setValue] = useState(props.value)
  const changeValue = (id: number | null) => {
    props.onValueChange(id)
    setValue(id)
  }
  return <SupportDesk {...props} value={value} onValueChange={changeValue} />
}

const meta = {
  title: 'Press/SupportDesk',
  component: SupportDesk,
  args: {
    requests,
    actor: { id: 2, role: 'deputy' },
    value: null,
    onValueChange: fn(),
    contact_info: '+7 701 555 00 00',
    onCreate: fn(async () => undefined),
    onEdit: fn(async () => undefined),
    onAnswer: fn(async () => undefined),
    onReopen: fn(async () => undefined),
    onUpload: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
    onOpenFile: fn(),
    now,
  },
  render: (args) => <StatefulSupportDesk {...args} />,
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 860, minBlockSize: 480 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof SupportDesk>
export default meta
type Story = StoryObj<typeof meta>

const ownerArgs = {
  actor: { id: nurlan.id, role: 'executor' },
  requests: requests.slice(1),
} satisfies Partial<SupportDeskProps>
const findDrawer = async () => within(await screen.findByRole('dialog'))

export const Answering: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('12 минут назад')).toBeVisible()
    await expect(canvas.getByText('Ждёт первого ответа, до нормы 48 мин')).toBeVisible()
    await expect(canvas.getByText('Первый ответ за неделю: 18 мин')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Решено\s*1/ }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Пароль не подходит после смены' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(27)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Закрыть')
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const TakenOn: Story = {
  args: { value: 31 },
  play: async ({ args }) => {
    const dialog = await findDrawer()
    await userEvent.click(dialog.getByRole('button', { name: 'Снимок_экрана.png' }))
    await expect(args.onOpenFile).toHaveBeenCalledWith(requests[0]?.attachment)
    await userEvent.click(dialog.getByRole('button', { name: 'Взять в работу' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(requests[0], { status: 'in-progress', response: '', notes: '' })
  },
}
export const Answered: Story = {
  args: { value: 30 },
  play: async ({ args }) => {
    const dialog = await findDrawer()
    const responseField = dialog.getByRole('textbox', { name: 'Ответ' })
    await expect(dialog.getByRole('textbox', { name: 'Заметки' })).toHaveValue(
      'Спросить у Дементьевой, как это делали раньше',
    )
    await userEvent.clear(responseField)
    await userEvent.click(dialog.getByRole('button', { name: 'Ответить и закрыть' }))
    await expect(responseField).toHaveFocus()
    await expect(responseField).toHaveAccessibleDescription('Заполните это поле')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.type(responseField, 'Поле появилось')
    await userEvent.click(dialog.getByRole('button', { name: 'Ответить и закрыть' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(requests[1], {
      status: 'resolved',
      response: 'Поле появилось',
      notes: 'Спросить у Дементьевой, как это делали раньше',
    })
  },
}
export const AnswerKept: Story = {
  args: { value: 30 },
  play: async ({ args }) => {
    const dialog = await findDrawer()
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить ответ' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(
      requests[1],
      expect.objectContaining({ status: 'in-progress', response: 'Смотрим, можно ли добавить поле для всех заявок.' }),
    )
  },
}
export const AnswerRefused: Story = {
  args: {
    value: 31,
    onAnswer: fn(async () => {
      throw new Error('Обращение уже взяла Дана Оспанова')
    }),
  },
  play: async () => {
    const dialog = await findDrawer()
    await userEvent.click(dialog.getByRole('button', { name: 'Взять в работу' }))
    const refusalMessage = await dialog.findByText('Обращение уже взяла Дана Оспанова')
    await expect(refusalMessage.closest('[role="alert"]')).not.toBeNull()
  },
}
export const OwnersView: Story = {
  args: ownerArgs,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Как добавить второго рецензента?' }))
    const dialog = await findDrawer()
    await waitFor(() => expect(dialog.getByText(/Смотрим, можно ли/)).toBeVisible())
    // Notes, and the buttons for answering, are visible only to the support team.
    await expect(dialog.queryByText(/Спросить у Дементьевой/)).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Ответить и закрыть' })).toBeNull()
  },
}
export const Reopened: Story = {
  args: { ...ownerArgs, value: 27 },
  play: async ({ args }) => {
    const dialog = await findDrawer()
    await userEvent.click(dialog.getByRole('button', { name: 'Открыть снова' }))
    await expect(args.onReopen).toHaveBeenCalledWith(requests[2])
  },
}
export const Late: Story = {
  args: { now: new Date('2026-11-21T10:34:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Без ответа, сверх нормы 40 мин')).toBeVisible()
  },
}
export const Told: Story = {
  args: { ...ownerArgs, value: 27 },
  play: async () => {
    const dialog = await findDrawer()
    const historySteps = within(dialog.getByRole('list', { name: 'История обращения' })).getAllByRole('listitem')
    await expect(historySteps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Обращение отправлено'),
      expect.stringContaining('Взято в работу'),
      expect.stringMatching(/Решено.*Пароль хранил пробел/),
    ])
  },
}
export const Written: Story = {
  args: { ...ownerArgs, requests: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Новое обращение' }))
    const dialog = await findDrawer()
    await userEvent.type(dialog.getByRole('textbox', { name: /Тема/ }), 'Не печатается ведомость')
    await userEvent.type(dialog.getByRole('textbox', { name: /Описание/ }), 'Пустой лист')
    await userEvent.click(dialog.getByRole('radio', { name: /Высокий/ }))
    await userEvent.upload(
      dialog.getByLabelText('Вложение'),
      new File(['x'], 'Ведомость.pdf', { type: 'application/pdf' }),
    )
    await waitFor(() => expect(dialog.getByText('Ведомость.pdf')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить обращение' }))
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        title: 'Не печатается ведомость',
        description: 'Пустой лист',
        priority: 'high',
        contact_info: '+7 701 555 00 00',
        attachment: 90,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const WrittenEmpty: Story = {
  args: { ...ownerArgs, contact_info: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Новое обращение' }))
    const dialog = await findDrawer()
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить обращение' }))
    const titleField = dialog.getByRole('textbox', { name: /Тема/ })
    await waitFor(() => expect(titleField).toHaveFocus())
    await expect(titleField).toHaveAccessibleDescription('Заполните это поле')
    await expect(dialog.getByRole('textbox', { name: /Как с вами связаться/ })).toBeInvalid()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}
export const ServerRefusesAField: Story = {
  args: {
    ...ownerArgs,
    onCreate: fn(async (): Promise<void> => {
      const refusal: FormError = {
        message: 'Обращение не отправлено',
        fields: { contact_info: 'По этому номеру связи нет' },
      }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Новое обращение' }))
    const dialog = await findDrawer()
    await userEvent.type(dialog.getByRole('textbox', { name: /Тема/ }), 'Тема')
    await userEvent.type(dialog.getByRole('textbox', { name: /Описание/ }), 'Описание')
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить обращение' }))
    const contactField = dialog.getByRole('textbox', { name: /Как с вами связаться/ })
    await waitFor(() => expect(contactField).toHaveFocus())
    await expect(contactField).toHaveAccessibleDescription('По этому номеру связи нет')
  },
}
export const ChangedByItsOwner: Story = {
  args: { actor: { id: 4, role: 'pm' }, requests: requests.slice(0, 1), value: 31 },
  play: async ({ args }) => {
    const dialog = await findDrawer()
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить' }))
    const formDialog = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
    await userEvent.type(formDialog.getByRole('textbox', { name: /Тема/ }), ' со вчера')
    await userEvent.click(formDialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith(
        requests[0],
        expect.objectContaining({ title: 'Не открывается карта ТК-1143 со вчера', attachment: 71 }),
      ),
    )
  },
}
export const None: Story = { args: { ...ownerArgs, requests: [] } }
export const NoneOpen: Story = {
  args: { requests: requests.slice(1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Открыто\s*0/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const Loading: Story = { args: { requests: undefined } }
export const Failed: Story = {
  args: { requests: undefined, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const KazakhNarrow: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Жаңа өтініш' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const AnswerNarrow: Story = {
  args: { value: 30 },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
}
