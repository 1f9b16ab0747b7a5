import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Says what a form of the settings has changed and not saved, before and after, and takes back one change at a time.',
  anatomy: ['What was changed', 'What it was and what it would be', 'A button that takes it back'],
  instead: [['Who changed a section, when it is saved', 'SettingHistory']],
  keyboard: [['Tab', 'Through the buttons']],
  accessibility: ['A named region; each button says which change it takes back.'],
  dos: ['Draw it around the form, inside SettingsLayout: it finds its place above the history.'],
  donts: ['Do not list what the person did not change.'],
}
