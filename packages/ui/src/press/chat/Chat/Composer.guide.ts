import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The place where a message is written: it grows to eight lines and takes files by button, paste and drop.',
  anatomy: [
    'What it answers or changes',
    'Files of the message',
    'Paper clip',
    'Text',
    'Emoji',
    'Send',
    'Reason or count beneath',
  ],
  instead: [['What is written becomes part of a form', 'TextArea with FileUploadList']],
  keyboard: [
    ['Enter', 'sends'],
    ['Shift + Enter', 'begins a new line'],
    ['Arrow up, while nothing is written', 'asks to change the last own message'],
    ['Esc', 'ends an answer or a change'],
  ],
  accessibility: [
    'The send button stays in reach and says why it cannot be pressed.',
    'Uploads and refusals are read out.',
    'Enter that ends a word of an input method does not send.',
  ],
  dos: [
    'Keep what onDraftChange hands over; it comes at every change, and empty after sending.',
    'Make the whole thread a place to drop files on: useAttachments is shared for that.',
  ],
  donts: ['Do not take the text away while the connection is lost: only sending waits.'],
}
