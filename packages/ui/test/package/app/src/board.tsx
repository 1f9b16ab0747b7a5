import '@press/ui/styles'
import { createI18n, I18nextProvider } from '@press/i18n'
import { Announcer, TechCardTile, ToastProvider, type TechCardTileCard } from '@press/ui'
import { KanbanBoard } from '@press/ui/KanbanBoard'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'

const cards: TechCardTileCard[] = [
  {
    id: 1143,
    book_name: 'Ұлы дала философиясы',
    language: 'kz',
    authors: 'Г. Мұқанова',
    works_done: 1,
    works_total: 4,
    quantity: 500,
    due: '2026-12-02',
  },
]

const root = document.getElementById('root')
const i18n = await createI18n('ru', ['ui', 'board', 'domain'])
if (root)
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Suspense>
        <Announcer>
          <ToastProvider>
            <KanbanBoard
              label="Канбан тех. карт"
              columns={[
                { key: 'process', title: 'Редакция', shortTitle: 'Редакция', stage: 'process', total: 1, overdue: 0 },
              ]}
              cardsOf={() => cards}
              cardKey={({ id }) => id}
              cardTitle={({ book_name }) => book_name}
              cardHref={({ id }) => `#${id}`}
              targets={() => ({})}
              renderCard={(card) => <TechCardTile card={card} stage="process" today="2026-11-21" />}
              onMove={() => Promise.resolve()}
            />
          </ToastProvider>
        </Announcer>
      </Suspense>
    </I18nextProvider>,
  )
