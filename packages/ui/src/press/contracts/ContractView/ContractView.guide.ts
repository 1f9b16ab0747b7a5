import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows a contract that was sent: what it says, where it stands, who signed it and how, and signs it.',
  anatomy: [
    'ContractPaper with the words that were sent; of a contract that was signed elsewhere, its terms',
    'The signature, or the way to sign: by a code from a letter, by a scan, by a signature file',
    'A signature file that could not be checked to its end, and the button by which its writer confirms it',
    'Path, what it gives the wallet, every version with its bytes, the contracts before and after it',
  ],
  instead: [['A draft is written', 'ContractForm']],
  keyboard: [['Tab, Enter', 'Goes through the signature step by step']],
  accessibility: [
    'Once the code was sent, that is read out and the focus is in its field.',
    'Needs an Announcer above it.',
  ],
  dos: ['Leave `onSign` out where the reader may not sign.'],
  donts: ['Do not say that it is signed before the server has said so.'],
}
