export { ConfidentialDialog, type ConfidentialDialogProps } from './ConfidentialDialog.tsx'
export { ConfidentialPanel, type ConfidentialPanelProps, type MaskedFields } from './ConfidentialPanel.tsx'
