import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { LinkProvider, type LinkComponentProps } from '../../foundations/LinkProvider/index.ts'
import { Inline } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { Link, linkTones } from './Link.tsx'
import { guide } from './Link.guide.ts'

const meta = {
  title: 'Primitives/Actions/Link',
  parameters: { guide },
  component: Link,
  args: { href: '/app/home', children: 'договором' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  render: (args) => (
    <Text as="p">
      Я согласен с условиями издания и <Link {...args} />.
    </Text>
  ),
}
export const Standalone: Story = {
  render: () => (
    <Inline gap={5}>
      {linkTones.map((tone) => (
        <Link key={tone} href="/app/home" variant="standalone" tone={tone} glyph={glyphs.arrowLeft}>
          Мои книги
        </Link>
      ))}
      <Link href="/register" variant="standalone" strong>
        Зарегистрироваться
      </Link>
    </Inline>
  ),
}
export const StandaloneOnInk: Story = { ...Standalone, globals: { theme: 'dark' } }
export const External: Story = {
  args: { external: true, children: 'Правила ГОСТ' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Правила ГОСТ (откроется в новой вкладке)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

const navigate = fn()
const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      navigate(href)
    }}
  >
    {children}
  </a>
)
export const ThroughARouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(navigate).toHaveBeenCalledWith('/app/home')
  },
}
