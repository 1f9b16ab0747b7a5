import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { contract, press, templates } from '../fixtures.ts'
import { ContractForm } from './ContractForm.tsx'
import { contractValues } from './contract-values.ts'

const done = async () => undefined

/** The form of an author's contract, as in design/png p1. */
function ContractFormScreen() {
  return (
    <ScreenFixture under="contracts" record="№ 219-26">
      <ContractForm
        kind="author"
        number="219-26"
        press={press}
        template={templates.author}
        sides={{ role: 'accounting', hrefs: {} }}
        bookPrice={420_000}
        defaultValues={contractValues(contract)}
        draftSavedAt="2026-11-24T06:58:00.000Z"
        searchParties={async () => []}
        searchBooks={async () => []}
        onSubmit={done}
        onSend={done}
        tools={
          <Button variant="quiet" leading={glyphs.filePdf}>
            PDF
          </Button>
        }
      />
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Contract form',
  component: ContractFormScreen,
  ...fullScreen,
  parameters: { ...fullScreen.parameters, today: '2026-11-24' },
} satisfies Meta<typeof ContractFormScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Dark: Story = { ...screenThemes.dark }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
