import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { press, templates } from '../fixtures.ts'
import { formerText, versions } from '../template-fixtures.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { templateValues } from './template-values.ts'

/** Editing the text of contracts for services. */
function TemplateEditorScreen() {
  return (
    <ScreenFixture under="contracts" crumbs={['Договоры', 'Тексты договоров']}>
      <TemplateEditor
        kind="gph"
        text={templates.gph}
        versions={versions}
        press={press}
        defaultValues={templateValues(templates.gph)}
        draftSavedAt="2026-11-24T06:58:00.000Z"
        onSubmit={async () => undefined}
        onVersion={async () => formerText}
      />
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Contract text',
  component: TemplateEditorScreen,
  ...fullScreen,
  parameters: { ...fullScreen.parameters, today: '2026-11-24' },
} satisfies Meta<typeof TemplateEditorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Dark: Story = { ...screenThemes.dark }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowInKazakh: Story = { ...screenThemes.narrowInKazakh }
