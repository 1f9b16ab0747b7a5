export { TechCardEditor, type TechCardEditorProps } from './TechCardEditor.tsx'
