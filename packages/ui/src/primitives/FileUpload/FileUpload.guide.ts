import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A slot for one file, which is chosen or dragged in, uploaded immediately, and can be replaced or removed. FileUploadList takes many files.',
  anatomy: [
    'Label',
    'Drop area',
    'Choose button',
    'File with its size',
    'Progress with a cancel button',
    'Error with a retry button',
  ],
  instead: [
    ['A file is only shown', 'FilePreview'],
    ['It is a person’s picture', 'ProfileForm'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens the file picker'],
    ['Tab', 'Moves to the buttons that replace, remove and retry'],
  ],
  accessibility: [
    'Progress, success and failure are announced with the file’s name.',
    'The hint states the accepted types and the maximum size.',
    'An unfinished upload blocks the form, and the field says so.',
  ],
  dos: ['State the accepted types and the maximum size.', 'Keep uploaded files when another file fails.'],
  donts: ['Do not make dragging the only way to add a file.'],
}
