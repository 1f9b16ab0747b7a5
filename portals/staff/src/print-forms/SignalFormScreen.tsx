import { PrintFormPage } from './PrintFormPage.tsx'

/** How the signal copy of a book is printed, and how far that is. */
export const SignalFormScreen = () => <PrintFormPage kind="signal" />
