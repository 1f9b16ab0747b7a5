export { messageStays, type MessageStay } from './messageStay.ts'
export type { ToastOptions } from './Toast.tsx'
export { toastTones, type ToastTone } from './ToastFace.tsx'
export { ToastProvider, useToast, type ShowToast, type ToastProviderProps } from './ToastProvider.tsx'
