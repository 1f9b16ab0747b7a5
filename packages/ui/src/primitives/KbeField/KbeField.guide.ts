import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for the code of a payment’s beneficiary (Кбе). It explains the two digits in words.',
  anatomy: ['Label', 'Input', 'Meaning, hint or error'],
  instead: [['The beneficiary is already on record', 'Text with the code']],
  keyboard: [['Digits', 'Types them; a third digit is refused']],
  accessibility: ['The meaning replaces the hint and is the field’s description.'],
  dos: ['Rely on the field to explain the code: most people know only their own.'],
  donts: ['Do not confuse it with КНП, which has three digits.'],
}
