export { TemplateEditor, type TemplateEditorProps } from './TemplateEditor.tsx'
export { toTemplateValues, type TemplateValues } from './template-values.ts'
