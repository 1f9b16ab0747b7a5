import { PrintFormPage } from './PrintFormPage.tsx'

/** How the print run of a book is printed, and its progress. */
export const PrintFormScreen = () => <PrintFormPage kind="print" />
