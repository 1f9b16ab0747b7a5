import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Takes the code of who receives a payment (Кбе) and says in words what the two digits mean.',
  anatomy: ['Label', 'Input', 'Meaning, hint or error'],
  instead: [['The recipient is known already', 'Text with the code']],
  keyboard: [['Digits', 'are taken; a third one is refused']],
  accessibility: ['The meaning stands in the place of the hint and is read as the field’s description.'],
  dos: ['Leave the meaning to the field: most people know only their own code.'],
  donts: ['Do not mistake it for КНП, which has three digits.'],
}
