export { PrintWorkFacts, type PrintWorkFactsProps } from './PrintWorkFacts.tsx'
