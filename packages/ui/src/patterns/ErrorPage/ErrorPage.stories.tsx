import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ButtonLink } from '../../primitives/Button/index.ts'
import { guide } from './ErrorPage.guide.ts'
import { ErrorPage } from './ErrorPage.tsx'

const homeLink = (
  <ButtonLink variant="primary" href="#home">
    На главную
  </ButtonLink>
)

const meta = {
  title: 'Patterns/ErrorPage',
  component: ErrorPage,
  parameters: { guide, layout: 'fullscreen' },
  args: { kind: 'missing', actions: homeLink },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'На главную' })).toBeVisible()
  },
}
export const Gone: Story = { args: { kind: 'gone' } }
export const NoAccess: Story = { args: { kind: 'noAccess' } }
export const Broken: Story = {
  args: {
    kind: 'broken',
    reference: '7f3a-19c2',
    actions: (
      <>
        <Button variant="primary">Обновить страницу</Button>
        <ButtonLink variant="quiet" href="#home">
          На главную
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Номер для поддержки: 7f3a-19c2')).toBeVisible()
  },
}
export const Locked: Story = { args: { kind: 'locked', actions: <Button variant="primary">Ввести пароль</Button> } }
export const MissingOnInk: Story = { globals: { theme: 'dark' } }
export const MissingInKazakh: Story = { globals: { locale: 'kz' } }
