import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { SetupDetails } from '@press/domain'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SetupDetailsForm } from '../SetupDetailsForm/index.ts'
import { setupDetails, emptySetupDetails, openedAt, stepViews } from '../fixtures.ts'
import { InvoiceSample, ReadyList } from '../SetupSamples/index.ts'
import { SetupFrame, type SetupFrameProps } from './SetupFrame.tsx'

interface ExampleProps extends Partial<SetupFrameProps> {
  filled?: boolean
  onSave: (values: SetupDetails) => void
}

function Example({ filled = false, onSave, ...rest }: ExampleProps) {
  const savedValues = filled ? setupDetails : emptySetupDetails
  const [draftValues, setDraftValues] = useState(savedValues)
  return (
    <Announcer>
      <SetupFrame
        brand="Press"
        link={{ openedAt: openedAt }}
        step="requisites"
        steps={stepViews}
        onStepChange={() => undefined}
        onLater={() => undefined}
        previewTitle="Так это встанет в счёт"
        preview={
          <>
            <InvoiceSample paymentDetails={draftValues} tinted />
            <ReadyList steps={stepViews} />
          </>
        }
        help={
          <Button variant="quiet" size="sm">
            Позвать бухгалтера сюда
          </Button>
        }
        {...rest}
      >
        <SetupDetailsForm
          defaultValues={savedValues}
          onDraft={setDraftValues}
          onSubmit={async (values) => onSave(values)}
        />
      </SetupFrame>
    </Announcer>
  )
}

const meta = {
  title: 'Press/SetupFrame',
  component: Example,
  parameters: { documents: SetupFrame, layout: 'fullscreen' },
  args: { onSave: fn(), onStepChange: fn(), onLater: fn(), onBack: fn() },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const wideViewport = { viewport: { value: 'wide', isRotated: false } }
const findNextButton = () => screen.findByRole('button', { name: /^Дальше: письма/ })

export const Requisites: Story = { args: { filled: true, savedAt: '2026-11-23T06:52:00.000Z' }, globals: wideViewport }
export const FocusOnTheFirstEmptyField: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^БИН/ })).toHaveFocus())
    await userEvent.keyboard('251140007182{Enter}')
    // Enter does not submit the form.
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: /^Кбе/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Название на русском/ })).toBeInvalid())
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const SavedByCtrlEnter: Story = {
  args: { filled: true },
  play: async ({ args }) => {
    await findNextButton()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Реквизиты' })).toHaveFocus())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(setupDetails))
  },
}
export const ThePreviewFollowsWhatIsTyped: Story = {
  globals: wideViewport,
  play: async () => {
    const sample = await screen.findByRole('complementary', { name: 'Так это встанет в счёт' })
    // The step focuses its first empty field in the next frame.
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^БИН/ })).toHaveFocus())
    await userEvent.type(screen.getByRole('textbox', { name: /Счёт в банке/ }), 'KZ16601A871001234567')
    await waitFor(() => expect(sample).toHaveTextContent('HSBKKZKX'))
    await expect(screen.getByText(/нашли по цифрам 601/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /Руководитель/ }), 'Сейтова Гүлнар Маратқызы')
    await waitFor(() => expect(sample).toHaveTextContent('Сейтова Г. М.'))
    await userEvent.click(within(sample).getByRole('radio', { name: 'Қазақша' }))
    await waitFor(() => expect(sample).toHaveTextContent('Жеткізуші'))
  },
}
export const AnotherStep: Story = {
  play: async ({ args }) => {
    const stepNavigation = await screen.findByRole('navigation', { name: 'Шаги настройки' })
    await expect(stepNavigation).toHaveTextContent('отложено')
    await userEvent.click(within(stepNavigation).getByRole('button', { name: /НДС и нумерация/ }))
    await expect(args.onStepChange).toHaveBeenCalledWith('vat')
    await userEvent.click(screen.getByRole('button', { name: 'Заполнить позже' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
  },
}
export const Saving: Story = { args: { filled: true, busy: true } }
export const Offline: Story = {
  args: { filled: true, offline: true },
  play: async () => {
    await screen.findByText('Сохраним, когда появится связь')
  },
}
export const OpenedBySomebodyElse: Story = {
  args: { filled: true, link: { openedAt: openedAt, name: 'Гүлнар Сейтова' } },
  play: async () => {
    await screen.findByText(/Гүлнар Сейтова 23\sноября в 11:40/)
  },
}
export const OnInk: Story = { args: { filled: true }, globals: { theme: 'dark', ...wideViewport } }
export const OnATablet: Story = {
  args: { filled: true },
  globals: { viewport: { value: 'tablet', isRotated: false } },
}
export const OnAPhone: Story = {
  args: { filled: true },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ args, canvasElement }) => {
    await findNextButton()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(screen.getByRole('button', { name: /Шаг 2 из 6/ }))
    await userEvent.click(screen.getByRole('button', { name: /Первые люди/ }))
    await expect(args.onStepChange).toHaveBeenCalledWith('people')
    await userEvent.click(screen.getByRole('button', { name: 'Посмотреть' }))
    await expect(await screen.findByRole('dialog', { name: 'Так это встанет в счёт' })).toHaveTextContent('HSBKKZKX')
    await userEvent.keyboard('{Escape}')
  },
}
export const InKazakhOnAPhone: Story = {
  args: { filled: true },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: /^Әрі қарай/ })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
