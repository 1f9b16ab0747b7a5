export { ErrorPage, errorPageKinds, type ErrorPageKind, type ErrorPageProps } from './ErrorPage.tsx'
