import { Button } from '@press/ui'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Button>Отправить</Button>)
