import { createElement } from 'react'
import { addons } from 'storybook/manager-api'
import { statuses, getStatus } from './status.ts'

// Shows the status next to the name of each component that is not yet ready.
addons.setConfig({
  sidebar: {
    renderLabel: ({ type, name, tags }) => {
      const status = type === 'component' ? getStatus(tags) : undefined
      if (!status || status === 'ready') return name
      // No JSX: Storybook builds this file against a global React.
      const mark = createElement('small', { title: statuses[status], style: { opacity: 0.75 } }, status)
      return createElement('span', null, name, ' ', mark)
    },
  },
})
