import { Button } from '@press/ui/Button'
import { Heading, vars } from '@press/ui'
import { Deadline } from './deadline'
import { Providers } from './providers'

export default function Page() {
  return (
    <Providers>
      <Heading level={1}>Press</Heading>
      <p style={{ color: vars.text.muted }}>A server draws this page</p>
      <Deadline />
      <Button>Сохранить</Button>
    </Providers>
  )
}
