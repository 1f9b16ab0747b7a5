import { PrintFormPage } from './PrintFormPage.tsx'

/** The screen with the printing and the progress of a book's print run. */
export const PrintFormScreen = () => <PrintFormPage kind="print" />
