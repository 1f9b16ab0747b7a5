import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { Button } from './Button.tsx'
import { buttonSizes, buttonVariants } from './ButtonFace.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { guide } from './Button.guide.ts'

const meta = {
  title: 'Primitives/Actions/Button',
  parameters: { guide },
  component: Button,
  args: { children: 'Передать автору', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Передать автору' })
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Primary: Story = { args: { variant: 'primary', leading: glyphs.plus } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
export const FullWidth: Story = { args: { variant: 'primary', size: 'lg', fullWidth: true, children: 'Войти' } }

export const All: Story = {
  render: () => (
    <Stack gap={3}>
      {buttonSizes.map((size) => (
        <Inline key={size} gap={2}>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} size={size} leading={glyphs.printer}>
              В тираж
            </Button>
          ))}
        </Inline>
      ))}
      <Inline gap={2}>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Недоступна
          </Button>
        ))}
      </Inline>
      <Inline gap={2}>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant} busy busyLabel="Сохраняем">
            Сохранить
          </Button>
        ))}
      </Inline>
    </Stack>
  ),
}
export const AllOnInk: Story = { ...All, globals: { theme: 'dark' } }
export const Compact: Story = { ...All, globals: { density: 'compact' } }

export const Busy: Story = {
  args: { variant: 'primary' },
  render: function Render(args) {
    const [busy, setBusy] = useState(false)
    return (
      <Button
        {...args}
        busy={busy}
        busyLabel="Сохраняем"
        onClick={(event) => {
          args.onClick?.(event)
          setBusy(true)
        }}
      >
        Сохранить
      </Button>
    )
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Сохранить' })
    const width = button.offsetWidth
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Сохраняем')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.offsetWidth).toBe(width)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

const onSubmit = fn((event: React.FormEvent) => event.preventDefault())
export const HeldWithAReason: Story = {
  args: { disabledReason: 'Сначала приложите рецензию', type: 'submit', children: 'Отправить заявку' },
  render: (args) => (
    <form onSubmit={onSubmit} style={{ paddingBlockStart: 40 }}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Отправить заявку' })
    await expect(button).toHaveAccessibleDescription('Сначала приложите рецензию')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const AsALink: Story = {
  render: () => (
    <ButtonLink href="/app/applications/new" variant="primary" leading={glyphs.plus}>
      Новая заявка
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Новая заявка' })).toHaveAttribute('href', '/app/applications/new')
  },
}

export const LongKazakhAtPhoneWidth: Story = {
  args: { variant: 'primary', children: 'Қолжазбаны баспаханаға сигналдық дана үшін жіберу', leading: glyphs.printer },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(288)
  },
}
