import { PrintFormPage } from './PrintFormPage.tsx'

/** How the run of a book is printed, and how far that is. */
export const PrintFormScreen = () => <PrintFormPage kind="print" />
