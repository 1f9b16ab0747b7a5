import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Who works at the press: on what, how much of the week it takes, and until when their contract holds.',
  anatomy: ['Name and role', 'Works, the first two by name', 'Hours of the week', 'The contract and its end'],
  instead: [
    ['Only hours matter', 'LoadPanel'],
    ['One contract is written', 'ContractForm'],
  ],
  keyboard: [['Tab', 'Goes through the heads that sort']],
  accessibility: ['What is too much and what ends soon says so in words; colour only helps.'],
  dos: ['Sort by the end of the contract first: that is what somebody has to act on.'],
  donts: ['Do not list authors and partners here: they are no staff.'],
}
