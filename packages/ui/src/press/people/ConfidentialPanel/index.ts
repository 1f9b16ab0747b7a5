export { ConfidentialDialog, type ConfidentialDialogProps } from './ConfidentialDialog.tsx'
export { ConfidentialPanel, type ConfidentialPanelProps, type Masked } from './ConfidentialPanel.tsx'
