import { PrintFormPage } from './PrintFormPage.tsx'

/** The screen with the printing and the progress of a book's signal copy. */
export const SignalFormScreen = () => <PrintFormPage kind="signal" />
