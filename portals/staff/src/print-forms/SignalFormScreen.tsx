import { PrintFormPage } from './PrintFormPage.tsx'

/** How the signal copy of a book is printed, and its progress. */
export const SignalFormScreen = () => <PrintFormPage kind="signal" />
