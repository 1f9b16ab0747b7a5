export { messageStays, type MessageStay } from './message-stay.ts'
export type { ToastOptions } from './Toast.tsx'
export { toastTones, type ToastTone } from './ToastFace.tsx'
export { ToastProvider, useToast, type ShowToast, type ToastProviderProps } from './ToastProvider.tsx'
