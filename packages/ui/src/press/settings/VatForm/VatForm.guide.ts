import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Forms over the settings of the press, a section each: VAT rates (VatForm), taxes and contributions that are withheld (WithholdingForm), limits of columns (ColumnLimitsForm), norms of stages (NormsForm), numbering (NumberingForm), the name and the logo (IdentityForm), the company of the smart kanban (CompanyForm).',
  anatomy: [
    'What stands and is not changed',
    'Rows or fields that are',
    'A footer that says whether something is unsaved',
  ],
  instead: [
    ['What papers say of the press is kept', 'PressDetailsForm'],
    ['The sender of letters is set', 'SenderForm'],
    ['Prices are kept', 'PriceListEditor'],
  ],
  keyboard: [['Enter', 'Saves from any field']],
  accessibility: ['Rates in force are a list and not fields: nothing there can be typed.'],
  dos: ['Keep a draft with `onDraft`.'],
  donts: ['Do not offer a rate in force for change: documents bear it.'],
}
