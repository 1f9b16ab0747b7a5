export { TemplateEditor, type TemplateEditorProps } from './TemplateEditor.tsx'
export { toTemplateValues as templateValues, type TemplateValues } from './template-values.ts'
