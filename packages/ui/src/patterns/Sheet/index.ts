export { FileLine, PersonLine, type PersonLineProps } from './RailLines.tsx'
export {
  RailSection,
  SheetLayout,
  SheetSection,
  type RailSectionProps,
  type SheetLayoutProps,
  type SheetSectionProps,
} from './Sheet.tsx'
