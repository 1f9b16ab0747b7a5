import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A place for one file, or with FileUploadList for many: chosen or dragged in, sent at once, replaced or taken out.',
  anatomy: [
    'Label',
    'Place to drop',
    'Button to choose',
    'File with its size',
    'Progress with a way to stop',
    'What went wrong and another try',
  ],
  instead: [
    ['A file is only shown', 'FilePreview'],
    ['A picture of a person is chosen', 'ProfileForm'],
  ],
  keyboard: [
    ['Enter or Space', 'Opens the choice of files'],
    ['Tab', 'Goes to replace, remove, try again'],
  ],
  accessibility: [
    'Progress, success and refusal are announced with the file’s name.',
    'Kinds and size are said before, as the field’s hint.',
    'A form that is sent meanwhile waits, and says that the file is still on its way.',
  ],
  dos: ['Say which kinds and how large.', 'Keep what was sent when another file fails.'],
  donts: ['Do not make dragging the only way.'],
}
