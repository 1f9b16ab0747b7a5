import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthorFixture } from '../../../docs/AuthorFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { SecuritySettings } from '../SecuritySettings/index.ts'
import { ConfidentialPanel } from '../ConfidentialPanel/index.ts'
import { timur } from '../../shared/fixtures/people.ts'
import { masked, ownSessions, profile, security } from '../fixtures.ts'
import { ProfileForm } from './ProfileForm.tsx'

const ignore = () => undefined

/** An author's own profile, as in design/png p5. */
function ProfileScreen() {
  return (
    <AuthorFixture title="Профиль">
      <ProfileForm
        bookish
        user={timur}
        profile={profile}
        payments={<ConfidentialPanel masked={masked} onShow={ignore} onHide={ignore} onReplace={ignore} />}
        security={
          <SecuritySettings
            security={security}
            sessions={ownSessions}
            onChangePassword={ignore}
            onTotp={ignore}
            onCodes={ignore}
            onAddPasskey={ignore}
            onRemovePasskey={ignore}
            onEndSession={ignore}
            onEndOthers={ignore}
          />
        }
        onUpload={async () => ({ id: 1, name: '', size: 0, mime: '' })}
        onSubmit={async () => undefined}
      />
    </AuthorFixture>
  )
}

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  ...fullScreen,
  parameters: { ...fullScreen.parameters, today: '2026-11-22' },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { tags: ['picture'] }
export const Dark: Story = { ...screenThemes.dark }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowInKazakh: Story = { ...screenThemes.narrowInKazakh }
