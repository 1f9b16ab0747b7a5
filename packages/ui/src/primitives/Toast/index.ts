export { toastTones, type ToastOptions, type ToastTone } from './Toast.tsx'
export { ToastProvider, useToast, type ShowToast, type ToastProviderProps } from './ToastProvider.tsx'
