import '@press/ui/styles'

export const metadata = { icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="ru" data-theme="light" data-density="comfortable">
      <body data-surface="canvas">{children}</body>
    </html>
  )
}
