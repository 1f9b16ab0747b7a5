export { TemplateEditor, type TemplateEditorProps } from './TemplateEditor.tsx'
export { templateValues, type TemplateValues } from './template-values.ts'
